import { expect, test } from 'vitest'
import { planIn } from '#contracts/plan/plan-address.ts'
import { loadPlanPage } from '#src/content/law/plan-page.ts'
import type { ToolName } from '#src/content/law/tool-names.ts'
import { casePlan } from '#src/flows/plan/case-plan.ts'
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

const PUNE = 'tool=hire&whom=degree_list&passport=in&where=abroad&salary=mid&day=2027-06-01'

/** Real cases, counted by hand. The fifth, a job lost in Berlin, is in event-days.test.ts. */
test('an engineer from Pune, with a wait of ten weeks', async () => {
  const { days, prospect } = await planOf(`${PUNE}&wait=10`)
  expect(days).toEqual({
    'S-11': 'done by 26 January 2027',
    'S-05': 'done by 26 January 2027',
    'S-21': 'begin by 26 January 2027',
    'S-02': 'done by 6 April 2027',
    'S-54': 'done by 6 April 2027',
    'S-22': 'on 6 April 2027 at the latest',
    'S-07': 'begin by 6 April 2027',
    'S-23': 'before 1 June 2027',
    'S-17': 'before 1 June 2027',
    'S-18': 'after the day above',
  })
  expect(prospect).toMatch(/^The day leaves room.* end on 3 April 2027 at the earliest\.$/)
  const { plan } = await planOf(`${PUNE}&wait=10&done=S-11.S-02.S-54.S-05.S-21`)
  expect(plan.steps.flatMap(({ id, canBegin }) => (canBegin ? [id] : []))).toEqual(['S-22'])
})

test('her husband, whose visa takes a time that nobody knows', async () => {
  const { days, prospect, plan } = await planOf(
    'tool=you&country=in&goal=family&relation=sp_listed&day=2027-06-01&wait=4',
  )
  expect(new Set(Object.values(days))).toEqual(new Set(['-', 'after the day above']))
  expect([plan.hasEmployer, plan.asksWait]).toEqual([false, false])
  expect(prospect).toMatch(/^For this route no usual time of the decision is known/)
})

test('a nurse from Manila: recognition beside the wait, half in the fast track', async () => {
  const nurse = 'tool=hire&whom=nurse&passport=ph&where=abroad&salary=below&hours=full&day=2027-06-01&wait=10'
  const usual = await planOf(nurse)
  expect(usual.days).toMatchObject({ 'S-04': 'begin by 6 December 2026', 'S-11': 'done by 26 January 2027' })
  expect(usual.prospect).toMatch(/^The day leaves room.* end on 23 May 2027 at the earliest/)
  const fast = await planOf(`${nurse}&way=fast`)
  expect(fast.days).toMatchObject({
    'S-11': 'done by 13 February 2027',
    'S-29': 'on 11 May 2027 at the latest',
  })
})

test('a cook from Tbilisi: the days before the appointment wait for its day', async () => {
  const cook = 'tool=hire&whom=trained_unrec&passport=ge&where=abroad&salary=exp&day=2027-06-01'
  const { days, prospect } = await planOf(cook)
  expect(days).toMatchObject({
    'S-11': 'before the appointment on 6 April 2027',
    'S-02': 'done by 6 April 2027',
  })
  expect(prospect).toMatch(/^The days before the appointment depend on how long you wait/)
  const booked = await planOf(`${cook}&booked=2027-02-15&done=S-11.S-05`)
  expect(booked.days).toMatchObject({ 'S-22': 'on 15 February 2027', 'S-02': 'done by 15 February 2027' })
})

test('a graduate from Kassel: counted back from the last day of the permit', async () => {
  for (const salary of ['hi', 'mid', 'unknown']) {
    const { days, prospect, plan } = await planOf(
      `tool=hire&whom=degree_list&passport=in&where=de_graduate&salary=${salary}&day=2027-03-31`,
    )
    expect(plan.isPermit).toBe(true)
    expect(Object.values(days)).toContain('done by 31 March 2027')
    expect(prospect).toMatch(/^Apply by 31 March 2027\. The permit then runs on until the decision/)
  }
  const { prospect } = await planOf(
    'tool=hire&whom=degree_list&passport=in&where=de_graduate&salary=hi&day=2026-11-01',
  )
  expect(prospect).toMatch(/^The permit has ended\. Apply today all the same/)
})

const CARD = 'tool=card&country=in&where=abroad&qualification=degree_home&german=A2&english=C1'

test('an engineer from Bangalore: the degree is confirmed first, and no time is made up for it', async () => {
  const { days, prospect } = await planOf(
    `${CARD}&experience=five&shortage=yes&money=yes&day=2027-06-01&wait=8`,
  )
  expect(days['S-50']).toBe('done by 9 March 2027')
  expect(prospect).toMatch(/no time is counted for it: “Have the ZAB confirm .* Ask before you fix a day\.$/)
  const undated = await planOf(`${CARD}&experience=five&shortage=yes&money=yes`)
  expect(undated.prospect).toContain('the usual times end on 20 February 2027 at the earliest')
})
