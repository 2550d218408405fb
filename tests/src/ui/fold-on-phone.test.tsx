import { afterEach, expect, test, vi } from 'vitest'
import { openOnPaper } from '#src/layout/open-on-paper.ts'
import { foldOnPhone } from '#src/ui/fold-on-phone.ts'

const ends: AbortController[] = []
/** The rest of a chapter that begins `top` px below the upper edge of a phone, or of a desk. */
function rest({ top, isPhone = true }: { top: number; isPhone?: boolean }): HTMLDetailsElement {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isPhone }))
  document.body.innerHTML = '<main><details open data-chapter="später"><summary>Read on</summary></details>'
  const details = document.querySelector('details') as HTMLDetailsElement
  vi.spyOn(details, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
  ends.push(new AbortController())
  foldOnPhone(details, (ends.at(-1) as AbortController).signal)
  return details
}

afterEach(() => {
  for (const end of ends.splice(0)) end.abort()
  window.location.hash = ''
  vi.unstubAllGlobals()
})

test('a phone folds a chapter below the screen, a desk none', () => {
  expect(rest({ top: 5_000 })).not.toHaveAttribute('open')
  expect(rest({ top: 5_000, isPhone: false })).toHaveAttribute('open')
})

test('a chapter that the screen has reached, or passed, stays open, so that nothing moves', () => {
  expect(rest({ top: 100 })).toHaveAttribute('open')
  expect(rest({ top: -900 })).toHaveAttribute('open')
})

test('a link to a chapter opens it, as does an address that names it', () => {
  const folded = rest({ top: 5_000 })
  window.location.hash = 'another'
  window.dispatchEvent(new Event('hashchange'))
  expect(folded).not.toHaveAttribute('open')
  window.location.hash = 'später'
  window.dispatchEvent(new Event('hashchange'))
  expect(folded).toHaveAttribute('open')
  expect(rest({ top: 5_000 })).toHaveAttribute('open')
})

test('paper has every chapter, which is folded again afterwards', () => {
  const folded = rest({ top: 5_000 })
  openOnPaper()
  window.dispatchEvent(new Event('beforeprint'))
  expect(folded).toHaveAttribute('open')
  window.dispatchEvent(new Event('afterprint'))
  expect(folded).not.toHaveAttribute('open')
})
