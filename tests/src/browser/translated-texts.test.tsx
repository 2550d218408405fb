import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allowTranslators } from '#src/browser/translated-texts.ts'

allowTranslators()

/** How translators replace a text: Chrome in one step, others in two. */
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

function show() {
  const { container, rerender } = render(<Page first="one" second="two" />)
  return { page: container.firstElementChild as Element, rerender }
}

test.each(Object.entries(TRANSLATORS))(
  'React changes and removes a text after a translator that %s',
  async (_, translate) => {
    const { page, rerender } = show()
    translate(textIn(page, 'one'))
    await act(async () => rerender(<Page first="three" second="two" />))
    expect(page.textContent).toBe('threetwo')
    translate(textIn(page, 'three'))
    rerender(<Page first="three" second="two" before />)
    expect(page.textContent).toBe('new ¡three!two')
    rerender(<Page second="two" />)
    expect(page.textContent).toBe('two')
  },
)

test('A text that was moved into another element is removed there', () => {
  const { page, rerender } = show()
  const [text, font] = [textIn(page, 'one'), document.createElement('font')]
  text.before(font)
  font.append(text)
  rerender(<Page first="one" second="two" before />)
  expect(page.textContent).toBe('new onetwo')
  rerender(<Page second="two" />)
  expect(page.textContent).toBe('two')
})

test('Removing a text that has already left the page causes no error', () => {
  const { page, rerender } = show()
  textIn(page, 'one').remove()
  rerender(<Page first="one" second="two" before />)
  rerender(<Page second="two" />)
  expect(page.textContent).toBe('two')
})
