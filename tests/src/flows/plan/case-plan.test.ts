import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { planIn } from '#contracts/plan/plan-address.ts'
import { loadPlanPage } from '#src/content/law/plan-page.ts'
import type { ToolName } from '#src/content/law/tool-names.ts'
import { type CasePlan, casePlan } from '#src/flows/plan/case-plan.ts'
import { loadCaseTexts } from '#src/flows/plan/case-texts.ts'
import { dayTexts } from '#src/flows/plan/day-texts.ts'
import { prospectText } from '#src/flows/plan/prospect-text.ts'

const TODAY = '2026-11-28'

async function planOf(link: string) {
  const { place } = planIn(link)
  if (place?.subject.tool === undefined) throw new Error(`${link} is no plan of a case`)
  const page = await loadPlanPage('en')
  const plan = casePlan(await loadCaseTexts(place.subject.tool as ToolName, 'en'), place, TODAY)
  if (!plan) throw new Error(`${link} has no result`)
  const days = Object.fromEntries(
    plan.steps.map((step) => [step.id, dayTexts(page, plan, step)[0]?.replaceAll('\u00a0', ' ') ?? '-']),
  )
  return { plan, days, prospect: prospectText(page, plan, TODAY).replaceAll('\u00a0', ' ') }
}

interface Row {
  readonly case: string
  readonly link: string
  readonly prospect?: string
  readonly first?: string
  readonly facts?: Partial<CasePlan>
  readonly days?: Readonly<Record<string, string>>
  readonly all?: true
  readonly due?: readonly string[]
}

const rows: Row[] = parse(readFileSync('tests/src/flows/plan/case-plan.yaml', 'utf8'), { merge: true })

test.for(rows)('$case', async ({ link, prospect = '', first = '', facts = {}, days = {}, all, due }) => {
  const found = await planOf(link)
  expect(found.prospect.slice(0, prospect.length)).toBe(prospect)
  expect(found.prospect).toContain(first)
  expect(found.plan).toMatchObject(facts)
  if (all) expect(found.days).toEqual(days)
  else expect(found.days).toMatchObject(days)
  const turns = found.plan.steps.flatMap(({ id, canBegin }) => (canBegin ? [id] : []))
  if (due) expect(turns).toEqual(due)
})
