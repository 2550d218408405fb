import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { site } from '#src/site/site.ts'
import { visit } from '#tests/support/open-page.tsx'

const { people } = site
const unnamed = structuredClone(people)
afterEach(() => {
  Object.assign(people, structuredClone(unnamed))
})

test('Author and reviewer are named once the operator has entered their names', async () => {
  people.author = { name: 'Ada Author', qualification: null }
  people.reviewer = { name: 'Rea Reviewer', qualification: 'lawyer', checkedOn: '2026-11-20' }
  await visit('/information/opportunity-card-germany')
  expect(screen.getByText('Written by Ada Author.')).toBeInTheDocument()
  const checked = () => screen.getByText(/^Rea Reviewer/).closest('p')
  expect(checked()).toHaveTextContent(/^Checked by Rea Reviewer, lawyer, 20 November 2026$/)
  people.author = { name: ' ', qualification: 'lawyer' }
  people.reviewer = { name: 'Rea Reviewer', qualification: null }
  await visit('/de/information/opportunity-card-germany')
  expect(screen.getByText('Geschrieben von unserer Redaktion.')).toBeInTheDocument()
  expect(checked()).toHaveTextContent(/^Geprüft von Rea Reviewer$/)
})
