import { afterEach, expect, test, vi } from 'vitest'
import { hostConfig } from '#build/site/host-config.ts'
import { securityTxt } from '#build/site/site-files.ts'
import type { HostConfig } from '#infra/static-web-app-config.ts'
import { site } from '#src/site/site.ts'

afterEach(() => void vi.restoreAllMocks())

test.each(['', '/de'])(
  'Areas below %s/ are open if switched on, or lead to the Compass',
  async (language) => {
    const redirects = async (isOn: boolean) => {
      vi.spyOn(site, 'offlineAreas', 'get').mockReturnValue(isOn)
      const { routes }: HostConfig = JSON.parse(await hostConfig([], ''))
      return new Map(routes?.map(({ route, redirect }) => [route, redirect]))
    }
    const [closed, open] = [await redirects(false), await redirects(true)]
    for (const area of ['/app', '/app/assistant', '/app/documents', '/app/output', '/account', '/admin']) {
      expect(closed.get(language + area)).toBe(`${language}/job-seeker-compass`)
      expect(open.get(language + area)).toBeUndefined()
    }
    expect(open.get('/knowledge-center')).toBe('/information')
  },
)

test('security.txt names a contact, and expires within a year of the build', () => {
  expect(securityTxt('2026-11-21')).toBe(
    `Contact: mailto:hello@isarspree.example
Expires: 2027-11-20T00:00:00Z
Preferred-Languages: en, de
Canonical: https://www.isarspree.example/.well-known/security.txt
`,
  )
})
