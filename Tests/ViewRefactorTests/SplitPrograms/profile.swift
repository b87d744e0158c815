// show Root()
import SwiftUI

struct Address: Equatable {
  var city = "Bonn"
  var zip = 53111
}

struct Profile: Equatable {
  var name = "Ada"
  var points = 0
  var address = Address()
  var initials: String { String(name.prefix(1)) }
}

struct ProfileView: View {
  @Binding var profile: Profile
  let limit: Int
  var prefix = "Prof."

  var body: some View {
    VStack {
      Text("\(prefix) \(profile.name) \(profile.initials)")
      points
      address
      Button("rename") { profile.name += "!" }
      if profile.points > limit {
        Text("many")
      }
    }
  }

  var points: some View {
    HStack {
      Text("points \(profile.points) of \(limit)")
      Button("score") { profile.points += 1 }
    }
  }

  fileprivate var address: some View {
    VStack {
      Text(profile.address.city)
      Text("\(profile.address.zip)")
      TextField("city", text: $profile.address.city)
    }
  }
}

struct Card<Content: View>: View {
  let title: String
  let content: Content

  var body: some View {
    VStack {
      Text(title)
      inner
    }
  }

  private var inner: some View {
    HStack {
      Text("|")
      content
      Text("|")
    }
  }
}

struct Root: View {
  @State private var profile = Profile()
  @State private var limit = 2
  @State private var secret = 0

  var body: some View {
    VStack {
      ProfileView(profile: $profile, limit: limit)
      Button("limit \(limit)") { limit += 1 }
      Card(title: "card \(limit)", content: Text("inside"))
      quiet
    }
  }

  private var quiet: some View {
    HStack {
      Text("quiet")
      Button("secret") { secret += 1 }
      Button("tell") { print("secret is \(secret)") }
    }
  }
}
