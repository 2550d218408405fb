export function UiShelf() {
  return <h1>ui</h1>
}
