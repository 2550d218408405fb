import { expect, test } from 'vitest'
import { withoutLanguage } from '#contracts/values/path-language.ts'
import { missingPage, pages } from './built-pages.ts'

/** Pages for contacting us, each with labels that no link to another page may have. */
const DOORS: Record<string, readonly string[]> = {
  '/contact': ['Contact us', 'Kontakt aufnehmen'],
  '/free-consultation': ['Ask for a consultation', 'Beratung anfragen'],
  '/book-appointment': ['Book a consultation', 'Beratung buchen'],
}

const links = [...pages, missingPage].flatMap(({ document }) =>
  // Exclude links to other languages, and links labelled with a topic, which lead to the list of its articles.
  [...document.querySelectorAll('a[href^="/"]:not([hreflang], [href*="?tag="])')].map((link) => ({
    label: labelOf(link),
    // `/knowledge-center` redirects to `/information`.
    target: withoutLanguage(String(link.getAttribute('href')).replace(/[?#].*/, '')).replace(
      '/knowledge-center',
      '/information',
    ),
  })),
)

function labelOf(link: Element): string {
  const ids = link.getAttribute('aria-labelledby')?.split(' ')
  const words = ids
    ? ids.map((id) => link.ownerDocument.getElementById(id)?.textContent ?? '').join(' ')
    : (link.getAttribute('aria-label') ?? link.textContent ?? '')
  return words.replace(/\s+/g, ' ').trim()
}

test('Links with the same label lead to the same page', () => {
  const targets = new Map<string, Set<string>>()
  for (const { label, target } of links) targets.set(label, (targets.get(label) ?? new Set()).add(target))
  const split = [...targets]
    .filter(([, places]) => places.size > 1)
    .map(([label, places]) => [label, ...places])
  expect(split).toEqual([])
  expect(targets.size).toBeGreaterThan(100)
})

test.each(Object.entries(DOORS))('Links to %s have their own labels', (door, labels) => {
  const labelled = links.filter(({ label }) => labels.includes(label))
  expect(labelled.length).toBeGreaterThan(10)
  expect(new Set(labelled.map(({ target }) => target))).toEqual(new Set([door]))
  const others = links.filter(({ label, target }) => target === door && !labels.includes(label))
  const wording = /^book a|ask for a|contact us|buchen|anfragen|aufnehmen/i
  expect(others.filter(({ label }) => wording.test(label))).toEqual([])
})
