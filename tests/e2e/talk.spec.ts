import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { completeBooking } from '#mocks/examples.ts'
import { fillBooking } from './fill-in.ts'
import { expect, openAlive, ownAddress, test } from './fixtures.ts'
import { linkIn, mailsNaming } from './mails.ts'

test.use({ timezoneId: 'Asia/Kolkata' })

const TEAM = 'hello@isarspree.example'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Waits for a mail about a message, and returns it. */
async function mailAbout(reference: string, to: string, subject: RegExp) {
  const newest = async () =>
    (await mailsNaming(reference)).find((mail) => mail.to.includes(to) && subject.test(mail.subject))
  await expect.poll(newest, { message: `mail ${subject} to ${to}` }).toBeDefined()
  return await newest()
}

/** Method, sequence, UID and start of the calendar entries sent to an address, oldest first. */
async function entriesTo(reference: string, to: string) {
  const mails = (await mailsNaming(reference)).filter((mail) => mail.to.includes(to)).reverse()
  return mails.flatMap(({ invite }) => {
    if (!invite) return []
    const calendar = new ICAL.Component(ICAL.parse(invite))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    return [[calendar.getFirstPropertyValue('method'), event.sequence, event.uid, String(event.startDate)]]
  })
}

async function propose(page: Page, ...times: string[]) {
  for (const time of times) await press(page, new RegExp(`, ${time}, German time$`))
  await press(page, 'Preview the mail')
  await press(page, 'Send the proposal')
  await expect(page.getByText('The visitor can choose one of the proposed times.')).toBeVisible()
}

test('a booking becomes a talk that is agreed, moved and cancelled', async ({ page, context }) => {
  const email = ownAddress('talk')
  await page.clock.install()
  await openAlive(page, '/book-appointment')
  await fillBooking(page, { ...completeBooking, email })
  await page.clock.fastForward(5_000)
  await press(page, 'Book My Free Consultation')
  const reference = String(await page.getByText(/^IS-/).textContent())

  const team = await context.newPage()
  await team.goto(linkIn((await mailAbout(reference, TEAM, /^\[Booking\]/))?.text, /\/team-message\?/))
  await press(team, 'Send six digits to the team')
  const digits = /^\[Digits\] (\d{3} \d{3})/.exec(
    String((await mailAbout(reference, TEAM, /^\[Digits\]/))?.subject),
  )
  await team.getByLabel('Six digits from the e-mail').fill(String(digits?.[1]))
  await press(team, 'Prove this device')
  await press(team, 'Propose times')
  await propose(team, '11:00', '14:00')

  const proposal = await mailAbout(reference, email, /^Times for our talk/)
  await page.goto(linkIn(proposal?.text, /\/your-message\?/))
  // India has no summer time: 11:00 in Germany is 15:30 in winter and 14:30 in summer.
  await expect(page.getByRole('button', { name: /in Germany/ })).toHaveText([
    /11:00 in Germany 1[45]:30 where you are \(Asia\/Kolkata\)$/,
    /14:00 in Germany 1[78]:30 where you are \(Asia\/Kolkata\)$/,
  ])
  await press(page, /11:00 in Germany/)
  await expect(page.getByText('Our talk is agreed.')).toBeVisible()
  await mailAbout(reference, TEAM, /^\[Talk agreed\].* 11:00/)

  await team.reload()
  await press(team, 'Propose another time')
  await team.getByLabel('How', { exact: true }).selectOption('office')
  await propose(team, '16:00')
  await page.reload()
  await expect(page.getByText('Your talk stands until you choose a new one.')).toBeVisible()
  // A talk at an office has German time only.
  await press(page, /16:00 in Germany$/)
  await mailAbout(reference, TEAM, /^\[Talk moved\].* 16:00/)
  await press(page, 'Cancel the talk')
  await expect(page.getByText('You have cancelled the talk.')).toBeVisible()
  await mailAbout(reference, TEAM, /^\[Talk cancelled\].* 16:00/)
  await mailAbout(reference, email, /cancelled/)

  const entries = await entriesTo(reference, email)
  expect(await entriesTo(reference, TEAM)).toEqual(entries)
  const [[, , uid, agreed] = [], [, , , moved] = []] = entries
  expect(moved).not.toBe(agreed)
  expect(entries).toEqual([
    ['REQUEST', 0, uid, agreed],
    ['REQUEST', 1, uid, moved],
    ['CANCEL', 2, uid, moved],
  ])
})
