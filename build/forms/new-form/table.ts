import * as z from 'zod'
import { LIMITS } from '#contracts/words/limits.ts'

/** Words for people, in both languages; they become texts of the catalogs, where braces and angle brackets mean something. */
const word = z
  .string()
  .trim()
  .min(2)
  .regex(/^[^{}<>]+$/, 'must hold no {, }, < or >')
const words = z.strictObject({ en: word, de: word })
const name = z.string().regex(/^[a-z][a-zA-Z]*$/, 'must be written like this: preferredCity')

/** Fields that every form has alike: "name", "email", "phone", "phone?", "message", "message?", "date?", "consent". */
const known = z.enum(['name', 'email', 'phone', 'phone?', 'message', 'message?', 'date?', 'consent'])
const line = z.strictObject({
  line: name,
  label: words,
  /** Of characters. */
  max: z.int().min(1).max(500),
  required: z.boolean().default(true),
})
const choice = z.strictObject({
  choice: name,
  label: words,
  options: z.record(name, words).refine((options) => Object.keys(options).length > 1, 'must be two or more'),
})

const table = z.strictObject({
  title: words,
  /** What the page says below its title, and search engines below their links. */
  intro: z.strictObject({ en: word.min(50).max(170), de: word.min(50).max(170) }),
  /** What the button does, and the heading of what is said when it has. */
  submit: words,
  sent: words,
  fields: z.array(z.union([known, line, choice])).min(2),
})

/** A form as its author describes it. */
export type FormTable = z.infer<typeof table>
export type Field = FormTable['fields'][number]

/** What the field is called in the code. */
export const nameOf = (field: Field): string => {
  if (typeof field === 'string') return field.replace('?', '')
  return 'line' in field ? field.line : field.choice
}

/** The columns that every stored lead has besides (docs/decisions/0020), and what the controls of every form are called. */
const TAKEN =
  /^(formType|partitionKey|rowKey|etag|timestamp|addressId|reference|bodyHash|language|receivedAt|consentVersion|heldBecause|(team|visitor)Mail\w*|fileAttached|appointmentDate|confirmation|website)$/

/**
 * Reads a table of fields.
 *
 * @throws with everything that is wrong in it, a line each
 */
export function readTable(text: string): FormTable {
  const read = table.safeParse(parsed(text), { reportInput: true })
  if (!read.success) throw new Error(read.error.issues.map(told).join('\n'))
  const names = read.data.fields.map(nameOf)
  const wrong = [
    ...names.filter((one, at) => names.indexOf(one) < at).map((one) => `fields: "${one}" is there twice`),
    ...names
      .filter((one) => TAKEN.test(one))
      .map((one) => `fields: "${one}" is the name of something else in a stored lead`),
    ...(names.includes('name') ? [] : ['fields: "name" is missing: the mail to the team says who wrote']),
    ...(names.includes('email') || names.includes('phone')
      ? []
      : ['fields: "email" or "phone" is missing: nobody could answer']),
    ...(names.includes('consent') && names.at(-1) !== 'consent' ? ['fields: "consent" is the last one'] : []),
    ...read.data.fields.flatMap((field) => {
      if (typeof field === 'string' || !('line' in field)) return []
      const limit = (LIMITS as Readonly<Record<string, number>>)[field.line]
      return limit === undefined || limit === field.max
        ? []
        : [
            `fields: "${field.line}" has ${limit} characters at most (contracts/words/limits.ts), not ${field.max}; or call it otherwise`,
          ]
    }),
  ]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`this is no JSON: ${(error as Error).message}`)
  }
}

function told(issue: z.core.$ZodIssue): string {
  const place = issue.path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1)
  if (issue.code !== 'invalid_union') return `${place}: ${issue.message}`
  return `${place}: ${JSON.stringify(issue.input)} is no field. Write one of ${known.options.map((one) => `"${one}"`).join(', ')}, a line {"line", "label", "max", "required"} or a choice {"choice", "label", "options"}`
}

/** The example that is written when no table of fields exists; the author changes it. */
export const EXAMPLE: FormTable = {
  title: { en: 'Call me back', de: 'Rückruf' },
  intro: {
    en: 'Leave your number, and one of us calls you on one of the next two working days.',
    de: 'Hinterlassen Sie Ihre Nummer: Wir rufen Sie an einem der nächsten zwei Werktage an.',
  },
  submit: { en: 'Call me back', de: 'Rückruf anfordern' },
  sent: { en: 'We call you back', de: 'Wir rufen Sie zurück' },
  fields: [
    'name',
    'phone',
    {
      choice: 'daypart',
      label: { en: 'Time of day', de: 'Tageszeit' },
      options: {
        morning: { en: 'In the morning', de: 'Vormittags' },
        afternoon: { en: 'In the afternoon', de: 'Nachmittags' },
      },
    },
    'consent',
  ],
}
