import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allowTranslators } from '#src/browser/translated-texts.ts'

allowTranslators()

/** Ways in which translators replace a text of a page: Chrome in one step, others in two. */
const TRANSLATORS: Record<string, (text: Text) => void> = {
  'replaces a text': (text) => text.replaceWith(inFont(`¡${text.data}!`)),
  'inserts its words and removes the text': (text) => {
    text.before(inFont(`¡${text.data}!`))
    text.remove()
  },
}

function inFont(words: string): HTMLElement {
  const font = document.createElement('font')
  font.append(words)
  return font
}

const textIn = (parent: Element, words: string) =>
  [...parent.childNodes].find((node): node is Text => node instanceof Text && node.data === words) as Text

const Page = ({ first, second, before }: { first?: string; second: string; before?: boolean }) => (
  <p>
    {before && <b>new </b>}
    {first}
    {second}
  </p>
)

for (const [name, translate] of Object.entries(TRANSLATORS)) {
  test(`React can remove a text after a translator that ${name}`, async () => {
    const { container, rerender } = render(<Page first="one" second="two" />)
    const [page] = container.children as unknown as [Element]
    translate(textIn(page, 'one'))
    rerender(<Page second="two" />)
    expect(page.textContent).toBe('two')
  })

  test(`React can change a text after a translator that ${name}`, async () => {
    const { container, rerender } = render(<Page first="one" second="two" />)
    const [page] = container.children as unknown as [Element]
    translate(textIn(page, 'one'))
    await act(async () => rerender(<Page first="three" second="two" />))
    expect(page.textContent).toBe('threetwo')
    translate(textIn(page, 'three'))
    await act(async () => rerender(<Page first="four" second="two" />))
    expect(page.textContent).toBe('fourtwo')
  })

  test(`A new element appears before a text after a translator that ${name}`, async () => {
    const { container, rerender } = render(<Page first="one" second="two" />)
    const [page] = container.children as unknown as [Element]
    translate(textIn(page, 'one'))
    rerender(<Page first="one" second="two" before />)
    expect(page.textContent).toBe('new ¡one!two')
  })
}

test('A text that was moved into another element is removed there', () => {
  const { container, rerender } = render(<Page first="one" second="two" />)
  const [page] = container.children as unknown as [Element]
  const [text, font] = [textIn(page, 'one'), document.createElement('font')]
  text.before(font)
  font.append(text)
  rerender(<Page first="one" second="two" before />)
  expect(page.textContent).toBe('new onetwo')
  rerender(<Page second="two" />)
  expect(page.textContent).toBe('two')
})

test('Removing a text that is no longer on the page causes no error, and the next text is shown', () => {
  const { container, rerender } = render(<Page first="one" second="two" />)
  const [page] = container.children as unknown as [Element]
  textIn(page, 'one').remove()
  rerender(<Page first="one" second="two" before />)
  rerender(<Page second="two" />)
  expect(page.textContent).toBe('two')
})
