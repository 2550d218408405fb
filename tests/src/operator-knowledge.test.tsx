import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { site } from '#src/site/site.ts'
import { visit } from '#tests/support/open-page.tsx'

const main = () => within(screen.getByRole('main'))

const CLAIM = 'Over 95% successful applications when commissioned*'

test('"over 95%" has its numbers and period once the operator gives them', async () => {
  const count = { granted: 1163, decided: 1204, from: '2024-01', until: '2025-12' }
  vi.spyOn(site, 'successCount', 'get').mockReturnValue(count)
  await visit('/')
  expect(main().getByText(/1,163 granted of 1,204 decided, from January 2024 to December 2025/)).toBeVisible()
  expect(main().getByText(CLAIM).closest('#trust li')).toBeVisible()
})

test('Without numbers, "over 95%" stands in its footnote, not among the promises', async () => {
  await visit('/')
  expect(document.querySelector('#trust ul')).not.toHaveTextContent('95')
  const footnote = main().getByText(CLAIM).closest('div')
  expect(footnote).toHaveTextContent('The numbers are not published yet.')
})

const PRICE = {
  service: { en: 'Family visa', de: 'Familienvisum' },
  price: { en: '€900 with VAT', de: '900 € mit USt.' },
}

test.each([
  ['individuals', '/free-consultation', '#costs dl'],
  ['businesses', '/free-visa-case', '#questions dl'],
] as const)(
  'Prices for %s are listed on %s; without prices there is no list',
  async (audience, path, list) => {
    await visit(path)
    expect(document.querySelector(list)).toBeNull()
    vi.spyOn(site.prices, audience, 'get').mockReturnValue([PRICE])
    await visit(`/de${path}`)
    expect(document.querySelector(list)).toHaveTextContent('Familienvisum900 € mit USt.')
  },
)

test('References, offices and photographs appear once they are known', async () => {
  await visit('/about')
  expect(document.querySelector('#references, #offices')).toBeNull()
  const words = { en: 'No date missed.', de: 'Alles pünktlich.' }
  const reference = { name: 'Maria Huber', firm: 'Beispiel GmbH', words }
  vi.spyOn(site, 'references', 'get').mockReturnValue([reference])
  const office = { city: 'Berlin', street: 'Musterweg 12', postalCode: '10115' }
  vi.spyOn(site, 'offices', 'get').mockReturnValue([office])
  const founders = site.founders.map((founder) => ({ ...founder, photo: '/founder.jpg' }))
  vi.spyOn(site, 'founders', 'get').mockReturnValue(founders)
  await visit('/de/about')
  expect(document.querySelectorAll('#founders img[src="/founder.jpg"]')).toHaveLength(2)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Musterweg 12, 10115 Berlin')
  expect(main().getByRole('figure')).toHaveTextContent('Alles pünktlich.Maria Huber Beispiel GmbH')
  expect(document.querySelector('#offices address')).toHaveTextContent('Musterweg 1210115 Berlin')
})

test('Profiles in social networks are in the footer and the privacy policy', async () => {
  vi.spyOn(site, 'social', 'get').mockReturnValue([{ name: 'LinkedIn', url: 'https://example.com/us' }])
  await visit('/privacy')
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', 'https://example.com/us')
  expect(main().getByText(/Art\. 26 GDPR/)).toBeVisible()
})

test('A fact of the operator replaces its placeholder on every legal page', async () => {
  vi.spyOn(site.operator, 'liabilityInsurance', 'get').mockReturnValue('Versicherung AG, Köln; EU')
  vi.spyOn(site.operator, 'legalName', 'get').mockReturnValue('Beispiel GmbH')
  await visit('/de/impressum')
  expect(main().getByText('Versicherung AG, Köln; EU')).toBeVisible()
  expect(main().queryByText(/vom Betreiber zu ergänzen: Firma/)).not.toBeInTheDocument()
  await visit('/de/privacy')
  expect(main().getByText(/Beispiel GmbH/)).toBeVisible()
})
