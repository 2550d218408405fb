import { expect, test } from 'vitest'
import { site } from '#src/site/site.ts'
import { pages } from './built-pages.ts'

/** The lists of links of header and footer, by the name of their navigation. */
const SHELL = {
  '/': {
    Main: {
      Home: '/',
      Businesses: '/businesses',
      Individuals: '/individuals',
      About: '/about',
      'Job Seeker Compass': '/job-seeker-compass',
      'Contact us': '/contact',
    },
    'Information and language': { 'Information Center': '/information', Deutsch: '/de' },
    'Quick links': {
      'Visa compliance': '/free-visa-case',
      'Free consultation': '/free-consultation',
      'Information Center': '/information',
      Businesses: '/businesses',
      Individuals: '/individuals',
      Contact: '/contact',
      'Which visa fits?': '/quick-check',
      'Opportunity Card points': '/opportunity-card-points',
    },
    Legal: { 'Legal notice': '/impressum', 'Privacy policy': '/privacy', Accessibility: '/accessibility' },
  },
  '/de': {
    Hauptmenü: {
      Startseite: '/de',
      Unternehmen: '/de/businesses',
      Privatpersonen: '/de/individuals',
      'Über uns': '/de/about',
      'Job Seeker Compass': '/de/job-seeker-compass',
      Kontakt: '/de/contact',
    },
    'Informationen und Sprache': { Informationszentrum: '/de/information', English: '/' },
    'Direkt zu': {
      'Visa-Compliance': '/de/free-visa-case',
      'Kostenlose Beratung': '/de/free-consultation',
      Informationszentrum: '/de/information',
      Unternehmen: '/de/businesses',
      Privatpersonen: '/de/individuals',
      Kontakt: '/de/contact',
      'Welches Visum passt?': '/de/quick-check',
      'Punkte der Chancenkarte': '/de/opportunity-card-points',
    },
    Rechtliches: {
      Impressum: '/de/impressum',
      Datenschutz: '/de/privacy',
      Barrierefreiheit: '/de/accessibility',
    },
  },
}

const documents = new Map(pages.map(({ url, document }) => [url, document]))

test.each(Object.entries(SHELL))('header and footer of %s lead where they say', (url, lists) => {
  const document = documents.get(url)
  for (const [name, links] of Object.entries(lists)) {
    const found = [...(document?.querySelectorAll(`nav[aria-label="${name}"] a`) ?? [])]
    expect(
      Object.fromEntries(found.map((link) => [link.textContent, link.getAttribute('href')])),
      name,
    ).toEqual(links)
  }
  const [[main = '', links]] = Object.entries(lists) as [[string, Record<string, string>]]
  for (const [label, target] of Object.entries(links)) {
    const marked = documents.get(target)?.querySelectorAll(`nav[aria-label="${main}"] [aria-current=page]`)
    expect([...(marked ?? [])].map(({ textContent }) => textContent)).toEqual([label])
  }
  const footer = document?.querySelector('body > footer, footer')
  for (const address of [
    `mailto:${site.email}`,
    site.origin,
    ...site.social.map(({ url: social }) => social),
  ])
    expect(footer?.querySelector(`a[href="${address}"]`), address).not.toBeNull()
  expect(footer?.textContent).toContain(url === '/' ? 'Munich & Berlin' : 'München & Berlin')
})
