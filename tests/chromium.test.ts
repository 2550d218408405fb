import { expect, test, vi } from 'vitest'
import { requireChromium } from '#tests/support/chromium.ts'

test('A Chromium that is there is used, and nothing is installed', () => {
  const install = vi.fn()
  expect(requireChromium(() => '/usr/bin/chromium', [install])).toBe('/usr/bin/chromium')
  expect(install).not.toHaveBeenCalled()
})

test('Without one, the installers are tried in their order until one has brought it', () => {
  const tried: string[] = []
  const find = () => (tried.includes('second') ? '/opt/chromium' : undefined)
  const installs = ['first', 'second', 'third'].map((name) => () => void tried.push(name))
  expect(requireChromium(find, installs)).toBe('/opt/chromium')
  expect(tried).toEqual(['first', 'second'])
})

test('Where none can be had, the message says what to do', () => {
  expect(() => requireChromium(() => undefined, [vi.fn()])).toThrow(
    /could not be installed here\. Install it .*apt-get install chromium.* or set CHROMIUM_PATH to one\.$/,
  )
})
