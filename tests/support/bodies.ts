import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import {
  type ContactEmail,
  type FormOf,
  type FormType,
  sendContactEmail,
} from '#contracts/calls/send-contact-email.ts'
import { yourMessage } from '#contracts/calls/your-message.ts'
import { bodyIn, fieldsIn } from '#contracts/forms/form-fields.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { LEADS, TYPED } from './form-posts.ts'

export const FORMS = Object.fromEntries(
  LEADS.map((name) => bodyIn(name, fieldsIn(name, TYPED[name]), 'en') as ContactEmail).map((body) => [
    body.formType,
    body.formType === 'contact' ? { ...body, appointmentDate: 'Monday, 30 November 2026' } : body,
  ]),
) as { [Type in FormType]: FormOf<Type> }

/** Form signals of a bot that has filled in the hidden field. */
export const BOT = { 'x-form-signals': 'filled=9; trap=1' }

/** Request bodies, keyed by description. Strings and bytes are sent unchanged, anything else as JSON. */
export type Bodies = Readonly<Record<string, unknown>>

const NEXT_YEAR = new Date().getUTCFullYear() + 1
/** Returns the last Sunday in March of next year, on which German clocks skip the hour from 2:00 to 3:00. */
function summerTime(): string {
  const march = new Date(Date.UTC(NEXT_YEAR, 2, 31))
  march.setUTCDate(31 - march.getUTCDay())
  return march.toISOString().slice(0, 10)
}

const NO_OBJECTS: Bodies = {
  'broken JSON': '{"formType":',
  'an empty body': '',
  'an array': [],
  null: 'null',
  'a number': 7,
  'a text': '"text"',
  'bytes that are no UTF-8': Uint8Array.of(0x22, 0xff, 0x22),
  'an empty object': {},
}

const BAD_ADDRESSES = {
  'two addresses': 'a@b.example,c@d.example',
  'a quoted local part': '"a b"@c.example',
  'doubled dots in the domain': 'jane@gmail..com',
  'doubled dots in the local part': 'jane..doe@visitor.example',
  'a dot at the end of the local part': 'jane.@visitor.example',
  'no dot in the domain': 'jane@visitor',
  'no at sign': 'jane.visitor.example',
  'a label of 64': `jane@${'x'.repeat(64)}.example`,
  'a local part of 65': `${'x'.repeat(65)}@visitor.example`,
  'a line break': 'jane@visitor.example\nbcc:x@y.example',
}

const GOOD_ADDRESSES = {
  'an umlaut in the domain': 'jane@münchen.example',
  'a tag': 'jane+visa@visitor.example',
  'a local part of 64': `${'x'.repeat(64)}@visitor.example`,
  'a label of 63': `jane@${'x'.repeat(63)}.example`,
  'blanks around': '  jane@visitor.example ',
  'invisible characters': '\u202aja\u200bne\u2060@visitor\u200e.example\u202c\ufeff\t',
}

export const BODIES: Record<string, { good: Bodies; bad: Bodies }> = {
  [sendContactEmail.path]: {
    good: {
      ...Object.fromEntries(Object.entries(FORMS).map(([type, form]) => [`the form ${type}`, form])),
      ...mapped(GOOD_ADDRESSES, 'the address with', (email) => ({ ...FORMS.appointment, email })),
      'blanks around a name': { ...FORMS.contact, name: '  Blue Card  ' },
      'a doubled key, of which the last counts': `{"formType":"order",${JSON.stringify(FORMS.contact).slice(1)}`,
      'a name at the limit, with blanks around': {
        ...FORMS.appointment,
        name: ` ${'x'.repeat(LIMITS.name)} `,
      },
      'a message at the limit': { ...FORMS.contact, message: 'x'.repeat(LIMITS.message) },
      'emoji and Chinese': { ...FORMS.appointment, name: '漢字 😀' },
      'a name of several lines': { ...FORMS.appointment, name: 'a\r\nb\u2028c\td' },
    },
    bad: {
      ...NO_OBJECTS,
      ...mapped(BAD_ADDRESSES, 'the address with', (email) => ({ ...FORMS.appointment, email })),
      'a day that is over': { ...FORMS.consultation, date: '2020-01-01' },
      'a day of the year 2999': { ...FORMS.consultation, date: '2999-12-01' },
      'a year of six digits': { ...FORMS.consultation, date: '202612-12-01' },
      'the thirtieth of February': { ...FORMS.consultation, date: `${NEXT_YEAR}-02-30` },
      'the hour that summer time leaves out': { ...FORMS.consultation, date: summerTime(), time: '02:30' },
      'an unknown form type': { ...FORMS.contact, formType: 'order' },
      'a missing form type': { ...FORMS.contact, formType: undefined },
      'a doubled key whose last is wrong': `${JSON.stringify(FORMS.contact).slice(0, -1)},"formType":"order"}`,
      'an unknown consultation type': { ...FORMS.appointment, selectedType: 'alien' },
      'a text instead of true or false': { ...FORMS.contact, fileAttached: 'true' },
      'a number instead of a text': { ...FORMS.appointment, name: 7 },
      'an object instead of a text': { ...FORMS.appointment, message: { text: 'x' } },
      'null instead of a text': { ...FORMS.appointment, phone: null },
      'a name one over the limit': { ...FORMS.appointment, name: 'x'.repeat(LIMITS.name + 1) },
      'a message one over the limit': { ...FORMS.contact, message: 'x'.repeat(LIMITS.message + 1) },
      'a name of blanks': { ...FORMS.appointment, name: ' \n ' },
      'a name of invisible characters': { ...FORMS.appointment, name: '\u200b\u3164\u2060\ufeff' },
      'a name of one combining mark': { ...FORMS.appointment, name: '\u0301' },
    },
  },
  [notifyJscInterest.path]: {
    good: mapped(GOOD_ADDRESSES, 'the address with', (email) => ({ email })),
    bad: { ...NO_OBJECTS, ...mapped(BAD_ADDRESSES, 'the address with', (email) => ({ email })) },
  },
  [confirmWaitlist.path]: {
    good: {},
    bad: {
      ...NO_OBJECTS,
      'an empty token': { token: '' },
      'a token of blanks': { token: '  ' },
      'a number as token': { token: 1 },
      'a token one over the limit': { token: 'x'.repeat(LIMITS.token + 1) },
    },
  },
  [yourMessage.path]: {
    good: {},
    bad: {
      ...NO_OBJECTS,
      'an empty token': { token: '', wish: 'show' },
      'a token one over the limit': { token: 'x'.repeat(LIMITS.token + 1), wish: 'show' },
      'no wish': { token: 'a.b.c' },
      'an unknown wish': { token: 'a.b.c', wish: 'read' },
    },
  },
}

function mapped(
  values: Readonly<Record<string, string>>,
  intro: string,
  body: (value: string) => object,
): Bodies {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${intro} ${name}`, body(value)]))
}
