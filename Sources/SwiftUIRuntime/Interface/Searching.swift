// Search fields.

/// What `searchable` adds to a view.
struct _SearchModifier {
    let text: Binding<String>
    let prompt: String
    let placement: SearchFieldPlacement
    var isPresented: Binding<Bool>? = nil
}

extension View {
    /// Adds a search field; `:search` types into it.
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, @localized prompt: String = "") -> some View { ModifiedContent(content: self, modifier: _SearchModifier(text: text, prompt: prompt, placement: placement)) }
    /// Adds a search field; `:search` types into it.
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text) -> some View { ModifiedContent(content: self, modifier: _SearchModifier(text: text, prompt: prompt._content, placement: placement)) }
    /// Adds a search field that can be shown and hidden; here it is always shown.
    func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, @localized prompt: String = "") -> some View { ModifiedContent(content: self, modifier: _SearchModifier(text: text, prompt: prompt, placement: placement, isPresented: isPresented)) }
    /// Adds a search field; `:search` types into it. The suggestions are made, but not shown.
    func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text) -> some View { ModifiedContent(content: self, modifier: _SearchModifier(text: text, prompt: prompt._content, placement: placement, isPresented: isPresented)) }
    /// Adds a search field with suggestions.
    func searchable<S: View>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, @localized prompt: String = "", @ViewBuilder suggestions: () -> S) -> some View { ModifiedContent(content: self, modifier: _SearchModifier(text: text, prompt: prompt, placement: placement)).searchSuggestions(suggestions) }
    /// Suggests what to search for. The suggestions are made, but not shown.
    func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { ModifiedContent(content: self, modifier: InertModifier(name: "searchSuggestions", arguments: suggestions())) }
    /// Offers parts of what is searched, of which one is chosen.
    func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, activation: SearchScopeActivation = .automatic, @ViewBuilder scopes: () -> S) -> some View {
        ModifiedContent(content: self, modifier: _SecondaryModifier(kind: "inset above", content: Picker("", selection: scope, content: scopes).pickerStyle(.segmented), alignment: .center, details: activation))
    }
}

/// When the parts of what is searched are offered; here they always are.
enum SearchScopeActivation: Hashable { case automatic, onTextEntry, onSearchPresentation }
