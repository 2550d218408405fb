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

/** Creates a small button, as bars have it. It looks like `Button` of `src/ui`, which needs React. */
export function createButton(
  label: string,
  onClick: () => void,
  tone: 'quiet' | 'text' = 'quiet',
): HTMLButtonElement {
  const button = createElement('button', { type: 'button', className: 'button' }, label)
  Object.assign(button.dataset, { tone, size: 'small' })
  button.addEventListener('click', onClick)
  return button
}
