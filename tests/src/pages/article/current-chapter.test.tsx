import { expect, test, vi } from 'vitest'
import { markCurrentChapter } from '#src/pages/article/current-chapter.ts'

test('The link to the contents has the number of the current chapter', () => {
  document.body.innerHTML = `<nav><a href="#one">One</a><a href="#two">Two</a></nav>
    <h2 id="one">One</h2><h2 id="two">Two</h2><a href="#contents-list">Contents <span data-place></span></a>`
  let report = () => {}
  vi.stubGlobal('IntersectionObserver', function observer(mark: () => void) {
    report = mark
    return { observe: () => undefined, disconnect: () => undefined }
  })
  const pill = document.querySelector('a[href="#contents-list"]')
  const tops: Record<string, number> = { one: 900, two: 1_800 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] } as DOMRect
  })
  markCurrentChapter(document.querySelector('nav') as HTMLElement, new AbortController().signal)
  report()
  expect(pill).not.toHaveAttribute('data-reading')
  Object.assign(tops, { one: -900, two: 10 })
  report()
  expect(pill).toHaveAttribute('data-reading')
  expect(pill).toHaveTextContent('Contents 2/2')
})
