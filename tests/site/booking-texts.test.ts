import { expect, test } from 'vitest'
import { pages } from './built-pages.ts'

/** Sections 2 and 5 of the specification, verbatim where quoted; in English, as quoted. */
const QUOTED = {
  heading: "Let's talk – book your consultation now",
  subtitle: 'Schedule a free consultation to discuss your visa and relocation needs',
  card: 'Schedule Your Free Consultation',
  dropdown: "I'm a:",
  options: [
    ['', 'Select your consultation type'],
    ['business', 'Business (Employer/HR Team)'],
    ['individual', 'Individual (Professional seeking visa)'],
  ],
  calendar: ['Calendar Integration', 'Interactive calendar would be embedded here'],
  slots: ['9:00 AM', '11:00 AM', '2:00 PM', '4:00 PM'],
  submit: 'Book My Free Consultation',
  expect: ['What to Expect', '30 Minutes', '100% Free', 'Next Steps'],
}

const booking = (url: string) => {
  const page = pages.find((candidate) => candidate.url === url)
  const all = (selector: string) => [...(page?.document.querySelectorAll(selector) ?? [])]
  const texts = (selector: string) =>
    all(selector).map((element) => element.textContent?.replace(/\s*\*$/, '').trim() ?? '')
  return {
    all,
    shown: {
      heading: texts('h1')[0],
      subtitle: texts('h1 + p')[0],
      card: texts('#booking-card')[0],
      dropdown: texts('label[for="booking-consultationType"]')[0],
      options: all('#booking-consultationType option').map((option) => [
        option.getAttribute('value'),
        option.textContent,
      ]),
      calendar: texts('form fieldset div div > p'),
      slots: texts('form fieldset button'),
      submit: texts('form button[type="submit"]')[0],
      expect: [...texts('#booking-expect'), ...texts('[aria-labelledby="booking-expect"] li h3')],
    },
  }
}

test('the booking page has the quoted texts of the specification', () => {
  expect(booking('/book-appointment').shown).toEqual(QUOTED)
})

/** The booking fixes no time (decision 55); the form of the consultation may name one. */
const FIXES_A_TIME =
  /pick (the|a|your|one)|fix the talk|book a time|wählen Sie (die|eine|Ihre) Zeit|selbst wählen|gleich festlegen|saat(i|inizi) seç/i

test('no page sells the booking as a choice of time', () => {
  const said = pages.flatMap(({ url, document }) =>
    [...document.querySelectorAll('main p, main li')]
      .filter(({ textContent }) => FIXES_A_TIME.test(textContent))
      .map(({ textContent }) => `${url}: ${textContent}`),
  )
  expect(said).toEqual([])
})

test.for([
  ['/book-appointment', 'We propose a time by e-mail.', '/free-consultation#request'],
  ['/de/book-appointment', 'Wir schlagen Ihnen per E-Mail eine Zeit vor.', '/de/free-consultation#request'],
  ['/free-consultation', 'You name a day, or leave it to us.', '/book-appointment'],
  ['/de/free-consultation', 'Sie nennen einen Tag oder überlassen ihn uns.', '/de/book-appointment'],
] as const)('%s says who proposes the time, and leads to the other way', ([url, sentence, other]) => {
  const paragraphs = [...(pages.find((page) => page.url === url)?.document.querySelectorAll('main p') ?? [])]
  const said = paragraphs.find(({ textContent }) => textContent.startsWith(sentence))
  expect(said?.querySelector('a')?.getAttribute('href')).toBe(other)
})

test.for([
  ['/book-appointment', '/privacy'],
  ['/de/book-appointment', '/de/privacy'],
] as const)(
  '%s asks for what section 5 lists, in the kinds of field it names, and for the language of the talk',
  ([url, privacy]) => {
    const { all } = booking(url)
    // One field is a honeypot.
    const fields = all('form [name]:not([tabindex="-1"])').map((field) => [
      field.getAttribute('name'),
      field.getAttribute('type') ?? field.localName,
      field.hasAttribute('required') || field.getAttribute('aria-required') === 'true',
    ])
    expect(fields).toEqual([
      ['consultationType', 'select', true],
      ['name', 'input', true],
      ['email', 'email', true],
      ['phone', 'tel', false],
      ['talkLanguage', 'select', false],
      ['description', 'textarea', false],
      ['consent', 'checkbox', true],
    ])
    expect(all('textarea').map((area) => area.getAttribute('rows'))).toEqual(['4'])
    expect(all('label[for="booking-consent"] a').map((link) => link.getAttribute('href'))).toEqual([privacy])
  },
)
