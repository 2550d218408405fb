import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { visit } from '#tests/support/open-page.tsx'

// jsdom has no clipboard.
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

test.for([
  ['copies the link', { writeText: (): Promise<void> => Promise.resolve() }, 'The link is copied.'],
  [
    'says so when the browser refuses',
    { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) },
    'Your browser does not allow copying; take the address from its bar.',
  ],
  [
    'says so in a browser without a clipboard',
    undefined,
    'Your browser does not allow copying; take the address from its bar.',
  ],
] as const)('where nothing can be shared, the button %s', async ([, clipboard, said]) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  await visit('/information/approbation-germany')
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText(said)).toBeVisible()
})
