import { beforeEach, expect, test, vi } from 'vitest'
import { openForPrint } from '#src/layout/open-for-print.ts'
import { foldOnPhone } from '#src/ui/fold-on-phone.ts'

function rest({ top, isPhone = true }: { top: number; isPhone?: boolean }): HTMLDetailsElement {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isPhone }))
  vi.stubGlobal('IntersectionObserver', function observer(report: (entries: object[]) => void) {
    return { observe: () => report([{ isIntersecting: top < innerHeight }]), disconnect: () => undefined }
  })
  document.body.innerHTML = '<main><h2 id="später">A</h2><details open data-chapter="später"></details>'
  const details = document.querySelector('details') as HTMLDetailsElement
  foldOnPhone(details, new AbortController().signal)
  return details
}

beforeEach(() => window.location.replace('#'))

test('A phone folds chapters below the screen until their heading is pressed', () => {
  const folded = rest({ top: 5_000 })
  expect(folded.open).toBe(false)
  document.querySelector('h2')?.click()
  expect(folded.open).toBe(true)
  for (const seen of [{ top: 100 }, { top: -900 }, { top: 5_000, isPhone: false }])
    expect(rest(seen)).toHaveAttribute('open')
  const entries: Record<string, object[]> = { navigation: [{ type: 'navigate' }], paint: [] }
  vi.stubGlobal('performance', { getEntriesByType: (type: string) => entries[type] })
  expect(rest({ top: 100 })).not.toHaveAttribute('open')
})

test('A link or an address with the name of a chapter opens that chapter', () => {
  const folded = rest({ top: 5_000 })
  window.location.hash = 'another'
  window.dispatchEvent(new Event('hashchange'))
  expect(folded).not.toHaveAttribute('open')
  window.location.hash = 'später'
  window.dispatchEvent(new Event('hashchange'))
  expect(folded).toHaveAttribute('open')
  expect(rest({ top: 5_000 })).toHaveAttribute('open')
})

test('Printing opens every chapter, and folds it again afterwards', () => {
  openForPrint()
  const folded = rest({ top: 5_000 })
  window.dispatchEvent(new Event('beforeprint'))
  expect(folded).toHaveAttribute('open')
  window.dispatchEvent(new Event('afterprint'))
  expect(folded).not.toHaveAttribute('open')
})
