// show Screen()
import SwiftUI

/// Rows by index, by element and by binding, of a list that begins empty.
struct Entry: Identifiable, Equatable {
  let id: Int
  var name: String
  var count = 0
}

struct EntryRow: View {
  @Binding var entry: Entry
  let onDelete: () -> Void

  var body: some View {
    HStack {
      title
      controls
    }
  }

  private var title: some View {
    VStack {
      Text("entry \(entry.name)")
      Text("count \(entry.count)")
    }
  }

  private var controls: some View {
    HStack {
      Button("more \(entry.id)") { entry.count += 1 }
      Button("delete \(entry.id)") { onDelete() }
    }
  }
}

struct Screen: View {
  @State private var entries: [Entry] = []
  @State private var next = 1
  @State private var step = 1
  @State private var chosen: Entry.ID?

  var body: some View {
    VStack {
      head
      ForEach($entries) { $entry in
        EntryRow(entry: $entry) { entries.removeAll { $0.id == entry.id } }
      }
      ForEach(entries) { entry in
        row(entry) { chosen = entry.id }
      }
      ForEach(entries.indices, id: \.self) { index in
        Button("first letter \(index)") { entries[index].name = String(entries[index].name.prefix(1)) }
      }
      foot
    }
  }

  private var head: some View {
    HStack {
      Button("add") { add() }
      Button("step \(step)") { step += 1 }
      Button("reverse") { entries.reverse() }
    }
  }

  private func row(_ entry: Entry, choose: @escaping () -> Void) -> some View {
    HStack {
      Text(entry.id == chosen ? "> \(entry.name)" : entry.name)
      Button("choose \(entry.id)", action: choose)
      Button("raise \(entry.id)") { raise(entry) }
    }
  }

  private var foot: some View {
    VStack {
      ForEach(entries) { entry in
        Text("\(entry.name) \(step)")
      }
      Text("in all \(entries.map(\.count).reduce(0, +))")
    }
  }

  private func add() {
    entries.append(Entry(id: next, name: "name \(next)"))
    next += 1
  }

  private func raise(_ entry: Entry) {
    guard let index = entries.firstIndex(of: entry) else { return }
    entries[index].count += step
  }
}
