import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formatPerson, site } from '#src/site/site.ts'
import { visit } from '#tests/support/open-page.tsx'

const { people } = site
const unnamed = structuredClone(people)
afterEach(() => {
  Object.assign(people, structuredClone(unnamed))
})

test('without a named author, the team is named; a guide in Turkish has a Turkish frame', async () => {
  await visit('/information/nurses-germany-turkish')
  for (const text of [/^Editör ekibimiz/, 'İlgili yazılar', /^Sonraki:/])
    expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'tr')
  expect(document.querySelectorAll('[aria-labelledby=related] li > p[lang=tr]')).toHaveLength(3)
})

test('author and reviewer are named as soon as the operator has filled them in', async () => {
  people.author = { name: 'Ada Author', qualification: null }
  people.reviewer = { name: 'Rea Reviewer', qualification: 'lawyer', checkedOn: '2026-11-20' }
  await visit('/information/opportunity-card-germany')
  expect(screen.getByText('Written by Ada Author.')).toBeInTheDocument()
  expect(screen.getByText('Rea Reviewer, lawyer').closest('p')).toHaveTextContent(
    /^Checked by Rea Reviewer, lawyer, 20 November 2026$/,
  )
})

test('a reviewer alone leaves the writing to the team', async () => {
  people.reviewer = { name: 'Rea Reviewer', qualification: null }
  await visit('/de/information/opportunity-card-germany')
  expect(screen.getByText('Geschrieben von unserer Redaktion.')).toBeInTheDocument()
  expect(screen.getByText('Rea Reviewer').closest('p')).toHaveTextContent(/^Geprüft von Rea Reviewer$/)
})

test('a blank name counts as missing', () => {
  expect(formatPerson('x', { people: { x: { name: ' ', qualification: 'lawyer' } } })).toBeUndefined()
})
