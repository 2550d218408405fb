// @vitest-environment jsdom
import { mkdir, rm, writeFile } from 'node:fs/promises'
import signs from 'virtual:mail-branding'
import { beforeAll, describe, expect, test } from 'vitest'
import { EMPLOYERS_GUIDE } from '#contracts/forms/further-reading.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { picturesIn } from '#functions/adapters/mail-pictures.ts'
import { withPictures } from '#local/mailbox.ts'
import { COMPANY, parsed, sampleMails, TOKEN_URL } from '#tests/support/sample-mails.ts'

const FOLDER = '.local/mails'
/** Gmail truncates mails whose HTML has more bytes than this. */
const GMAIL_LIMIT = 102 * 1024

const mails = sampleMails()

const attached = (html: string) =>
  picturesIn(html, signs.pictures).map(({ contentId = '', contentType, contentInBase64 }) => ({
    contentId,
    contentType,
    contentInBase64,
  }))

beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const { name, mail } of mails) {
    await writeFile(`${FOLDER}/${name}.html`, withPictures(mail.html, attached(mail.html)))
    await writeFile(`${FOLDER}/${name}.txt`, `Subject: ${mail.subject}\n\n${mail.text}`)
  }
})

describe.each(mails)('$name', ({ name, mail, language }) => {
  const isReceipt = name.startsWith('receipt-')
  const document = parsed(mail.html)
  const prefix = language === 'de' ? '/de' : ''

  test('names its language and its subject in the body too', () => {
    // Mail programs drop the head.
    expect(document.documentElement.lang).toBe(language)
    expect(document.title).toBe(mail.subject)
    const article = document.querySelector('[role=article]')
    expect([article?.getAttribute('lang'), article?.getAttribute('aria-label')]).toEqual([
      language,
      mail.subject,
    ])
  })

  test('has a preheader that does not repeat the subject', () => {
    const preheader = document.body.firstElementChild
    expect(preheader?.getAttribute('style')).toContain('display:none')
    expect(preheader?.textContent?.length).toBeGreaterThan(30)
    expect(mail.subject).not.toContain(preheader?.textContent)
  })

  test('declares the dark scheme and has its colours', () => {
    const schemes = document.querySelectorAll(
      'meta[name=color-scheme][content="light dark"], meta[name=supported-color-schemes][content="light dark"]',
    )
    expect(schemes).toHaveLength(2)
    expect(mail.html).toContain('@media (prefers-color-scheme: dark)')
  })

  test('loads nothing, runs nothing and stays whole in Gmail', () => {
    expect(document.querySelectorAll('script, link, iframe, form, [srcset], [background]')).toHaveLength(0)
    const pictures = attached(mail.html).map(({ contentId }) => `cid:${contentId}`)
    const shown = [...document.querySelectorAll('[src]')].map((element) => element.getAttribute('src'))
    expect(shown.toSorted()).toEqual(pictures.toSorted())
    expect(pictures).toContain('cid:mark')
    for (const picture of document.querySelectorAll('img')) {
      expect(picture.alt).toBe('')
      expect(picture.width * picture.height).toBeGreaterThan(1_000)
    }
    expect(mail.html).not.toMatch(/url\(|@import/)
    expect(Buffer.byteLength(mail.html)).toBeLessThan(GMAIL_LIMIT)
  })

  test('lays out by tables with inlined styles', () => {
    const layout = [...document.querySelectorAll('table[role=presentation]')]
    expect(layout.length).toBeGreaterThan(3)
    const cells = [...document.querySelectorAll('td, th, h1, h2, ul, a')]
    expect(cells.filter((cell) => !cell.getAttribute('style'))).toEqual([])
  })

  test('has one first-level heading, and ends with company and legal links', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.body.textContent).toContain(COMPANY.companyDetails)
    const links = [...document.querySelectorAll('a')].map(({ href }) => href)
    expect(links.slice(-2)).toEqual([
      `https://www.isarspree.example${prefix}/privacy`,
      `https://www.isarspree.example${prefix}/impressum`,
    ])
    const others = links.slice(0, -2).filter((href) => href !== TOKEN_URL && !href.startsWith('mailto:'))
    const paths = [EMPLOYERS_GUIDE.path, '/your-message?token=a.token', '/team-message?token=a.token']
    const known = paths.map((path) => `https://www.isarspree.example${localizedPath(path, language)}`)
    expect(others.filter((href) => !known.includes(href))).toEqual([])
    const isForEmployers = /receipt-(free-visa-case|contact)/.test(name)
    const isAboutTalk = /talk-/.test(name) && !/digits|erased/.test(name)
    expect(others).toHaveLength(isForEmployers ? 2 : isReceipt || isAboutTalk ? 1 : 0)
  })

  test('has the same words in its HTML and its text, none twice', () => {
    const words = (text: string) => text.replaceAll(/(https:|mailto:)\S+/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
    const { body } = parsed(mail.html)
    // Remove the preheader, which the text version does not have.
    body.firstElementChild?.remove()
    for (const element of body.querySelectorAll('*')) element.append(' ')
    expect(words(body.textContent).toSorted()).toEqual(words(mail.text).toSorted())
  })
})

test.each(mails.filter(({ name }) => name.startsWith('receipt-')))(
  '$name shows the reference in large type, and the company signs',
  ({ mail }) => {
    const document = parsed(mail.html)
    const reference = [...document.querySelectorAll('strong')].find(
      ({ textContent }) => textContent === 'IS-7K3F-9QXD',
    )
    expect(reference?.style.fontSize).toBe('20px')
    expect(mail.text).toMatch(/\n\n.+\nIsarSpree Mobility, (Munich and|München und|Münih ve) Berlin\n/)
  },
)

test('A range of numbers and its unit stay on one line', () => {
  const receipt = mails.find(({ name }) => name === 'receipt-appointment.de')?.mail
  const whole = [...parsed(receipt?.html ?? '').querySelectorAll<HTMLElement>('span')].filter(
    ({ style }) => style.whiteSpace === 'nowrap',
  )
  expect(whole.map(({ textContent }) => textContent)).toContain('1-2 Werktagen')
})
