type Properties<Element> = { [Key in keyof Element]?: Element[Key] | undefined }

export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

export function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button' }, label)
  button.addEventListener('click', onClick)
  return button
}
