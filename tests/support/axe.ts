import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface Scope {
  within?: readonly string[] | undefined
  /** Colour rules take ten times as long as all others. */
  rules?: 'all' | 'all but colours'
}

export async function violations(page: Page, state: string, scope: Scope = {}): Promise<string[]> {
  const { within = [], rules = 'all' } = scope
  const isThere = await page.evaluate(() => 'axe' in window)
  // Inject axe (500 KB) only once per document. Outside legacy mode, axe opens a second page for every check.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    // Omit selectors, which we do not report, and stylesheets, which no rule reads. They take a third of the time.
    .options({ resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } })
    .withTags(TAGS)
  if (rules === 'all but colours') axe.disableRules(COLOUR_RULES)
  for (const selector of within) axe.include(selector)
  return (await axe.analyze()).violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${state}, ${id} (${help}): ${html}\n${failureSummary}`),
  )
}
