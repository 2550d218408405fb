import { expect, mailsNaming, openAlive, test } from './fixtures.ts'

test.use({ expectedNoise: / was not sent\.|^Failed to load resource/ })
test.beforeEach(({ page }) => page.clock.install())

const linkIn = (text: string | undefined, part: RegExp): string => {
  const link = text?.match(/https?:\/\/\S+/g)?.find((address) => part.test(address))
  const { pathname, search } = new URL(String(link))
  return pathname + search
}

const LANGUAGES = [
  {
    lang: 'en',
    path: '/job-seeker-compass',
    email: 'E-mail address',
    submit: 'Tell me when it opens',
    sent: 'Please check your inbox',
    confirmed: 'Thank you! Your sign-up has been confirmed.',
    notMe: 'This was not me',
    takenBack: 'The sign-up has been taken back',
  },
  {
    lang: 'de',
    path: '/de/job-seeker-compass',
    email: 'E-Mail-Adresse',
    submit: 'Sagen Sie mir, wann er öffnet',
    sent: 'Danke!',
    confirmed: 'Danke! Deine Anmeldung wurde bestätigt.',
    notMe: 'Das war ich nicht',
    takenBack: 'Die Anmeldung ist zurückgenommen',
  },
]
for (const { lang, path, email, submit, sent, confirmed, notMe, takenBack } of LANGUAGES) {
  test(`a sign-up in ${lang} is confirmed by the link of its mail, welcomed, and can be taken back`, async ({
    page,
  }) => {
    const address = `compass-${lang}-${test.info().workerIndex}-${test.info().retry}@example.com`
    await openAlive(page, path)
    await page.getByLabel(email).fill(address)
    await page.clock.fastForward(5_000)
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByRole('heading', { name: sent })).toBeFocused()

    await expect.poll(async () => (await mailsNaming(address)).length).toBe(1)
    const [optIn] = await mailsNaming(address)
    expect(optIn?.html).toContain(`lang="${lang}"`)
    const link = linkIn(optIn?.text, /confirm\?token=/)
    expect(link).toMatch(
      lang === 'de' ? /^\/de\/job-seeker-compass\/confirm\?/ : /^\/job-seeker-compass\/confirm\?/,
    )

    await page.goto(link)
    await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
    await expect.poll(async () => (await mailsNaming(address)).length).toBe(2)

    await page.getByRole('button', { name: notMe }).click()
    await expect(page.getByRole('heading', { name: takenBack })).toBeFocused()
  })
}
