import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from '#tests/support/open-page.tsx'

vi.mock('#src/site.ts', async (original) => {
  const { site, ...rest } = await original<typeof import('#src/site.ts')>()
  return { ...rest, site: { ...site, lawyer: 'Kanzlei Muster, Munich' } }
})

test('Whoever asks for legal advice is told the name of the lawyer, where there is one', async () => {
  await visit('/free-visa-case')
  expect(screen.getByText(/We work with Kanzlei Muster, Munich for that\.$/)).toBeInTheDocument()
})
