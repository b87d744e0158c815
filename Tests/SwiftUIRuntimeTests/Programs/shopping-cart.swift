import SwiftUI
import Observation

struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Decimal
    let symbol: String

    static let catalogue: [Product] = [
        Product(id: 1, name: "Notebook", price: 4.50, symbol: "book.closed"),
        Product(id: 2, name: "Pencil", price: 0.90, symbol: "pencil"),
        Product(id: 3, name: "Lamp", price: 32, symbol: "lamp.desk"),
        Product(id: 4, name: "Mug", price: 7.25, symbol: "cup.and.saucer")
    ]
}

@Observable
final class Cart {
    private(set) var quantities: [Product.ID: Int] = [:]
    var voucher = ""

    struct Line: Identifiable {
        let product: Product
        let quantity: Int
        var id: Product.ID { product.id }
        var total: Decimal { product.price * Decimal(quantity) }
    }

    var lines: [Line] {
        Product.catalogue.compactMap { product in
            quantities[product.id].map { Line(product: product, quantity: $0) }
        }
    }

    var count: Int { quantities.values.reduce(0, +) }

    var discount: Decimal {
        voucher.uppercased() == "TEN" ? subtotal / 10 : 0
    }

    var subtotal: Decimal { lines.reduce(0) { $0 + $1.total } }
    var total: Decimal { subtotal - discount }

    func add(_ product: Product) {
        quantities[product.id, default: 0] += 1
    }

    func setQuantity(_ quantity: Int, of product: Product) {
        quantities[product.id] = quantity > 0 ? quantity : nil
    }

    func empty() {
        quantities.removeAll()
        voucher = ""
    }
}

struct ProductCell: View {
    @Environment(Cart.self) private var cart
    let product: Product

    var body: some View {
        HStack {
            Label(product.name, systemImage: product.symbol)
            Spacer()
            Text(product.price, format: .currency(code: "EUR"))
                .monospacedDigit()
                .foregroundStyle(.secondary)
            Button {
                cart.add(product)
            } label: {
                Image(systemName: "plus.circle.fill")
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Add \(product.name)")
        }
    }
}

struct CartBadge: View {
    @Environment(Cart.self) private var cart

    var body: some View {
        Image(systemName: "cart")
            .overlay(alignment: .topTrailing) {
                if cart.count > 0 {
                    Text("\(cart.count)")
                        .font(.caption2.bold())
                        .padding(4)
                        .background(.red, in: Circle())
                        .foregroundStyle(.white)
                        .offset(x: 8, y: -8)
                }
            }
    }
}

struct CartSheet: View {
    @Environment(\.dismiss) private var dismiss
    @Bindable var cart: Cart

    var body: some View {
        NavigationStack {
            List {
                Section("Items") {
                    ForEach(cart.lines) { line in
                        Stepper(value: quantity(of: line), in: 0...9) {
                            HStack {
                                Text("\(line.quantity) × \(line.product.name)")
                                Spacer()
                                Text(line.total, format: .currency(code: "EUR"))
                            }
                        }
                    }
                }
                Section {
                    TextField("Voucher", text: $cart.voucher)
                        .textInputAutocapitalization(.characters)
                    LabeledContent("Total") {
                        Text(cart.total, format: .currency(code: "EUR")).bold()
                    }
                } footer: {
                    if cart.discount > 0 {
                        Text("You save \(cart.discount, format: .currency(code: "EUR")).")
                    }
                }
            }
            .navigationTitle("Cart")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
                ToolbarItem(placement: .destructiveAction) {
                    Button("Empty", role: .destructive) {
                        cart.empty()
                        dismiss()
                    }
                    .disabled(cart.lines.isEmpty)
                }
            }
        }
    }

    private func quantity(of line: Cart.Line) -> Binding<Int> {
        Binding(
            get: { line.quantity },
            set: { cart.setQuantity($0, of: line.product) }
        )
    }
}

struct ShopScreen: View {
    @State private var cart = Cart()
    @State private var isShowingCart = false

    var body: some View {
        NavigationStack {
            List(Product.catalogue) { product in
                ProductCell(product: product)
            }
            .navigationTitle("Shop")
            .toolbar {
                Button { isShowingCart = true } label: { CartBadge() }
            }
            .sheet(isPresented: $isShowingCart) {
                CartSheet(cart: cart)
                    .presentationDetents([.medium, .large])
            }
        }
        .environment(cart)
    }
}

#Preview {
    ShopScreen()
}
