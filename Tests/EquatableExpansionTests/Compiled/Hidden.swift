import DiffableViews

@Equatable struct Row {
    let title: String
    let onTap: Action
}
