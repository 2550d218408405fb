import { afterEach, expect, test, vi } from 'vitest'
import { hostConfig } from '#build/site/host-config.ts'
import { securityTxt } from '#build/site/site-files.ts'
import { site } from '#src/site/site.ts'

afterEach(() => void vi.restoreAllMocks())

const AREAS = ['/app', '/app/assistant', '/app/documents', '/app/output', '/account', '/admin']
const redirectedBy = async () =>
  new Map(
    (JSON.parse(await hostConfig([])).routes as { route: string; redirect?: string }[]).flatMap(
      ({ route, redirect }) => (redirect ? [[route, redirect] as const] : []),
    ),
  )

test.each(['', '/de'])(
  'once the areas below %s/ are switched on, the host lets visitors into them; before, it leads to the Compass',
  async (language) => {
    vi.spyOn(site, 'offlineAreas', 'get').mockReturnValue(false)
    const closed = await redirectedBy()
    expect(AREAS.map((area) => closed.get(language + area))).toEqual(
      AREAS.map(() => `${language}/job-seeker-compass`),
    )
    vi.spyOn(site, 'offlineAreas', 'get').mockReturnValue(true)
    const open = await redirectedBy()
    expect(AREAS.map((area) => open.get(language + area))).toEqual(AREAS.map(() => undefined))
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
