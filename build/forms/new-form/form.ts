import { LIMITS } from '#contracts/words/limits.ts'
import { type Field, type FormTable, nameOf } from './table.ts'

interface Words {
  en: string
  de: string
}

/** Words as they are, and as code writes them. */
const inCode = ({ en, de }: Words) => ({ en, de, enCode: JSON.stringify(en), deCode: JSON.stringify(de) })

/** The known fields, as every form has them. */
const LABELS: Record<string, Words> = {
  name: { en: 'Full name', de: 'Vollständiger Name' },
  email: { en: 'E-mail address', de: 'E-Mail-Adresse' },
  phone: { en: 'Phone number', de: 'Telefonnummer' },
  message: { en: 'Your message', de: 'Ihre Nachricht' },
  date: { en: 'Preferred day', de: 'Wunschtag' },
}

interface Kind {
  /** Which of the flags of the templates it has. */
  flag: string
  contract: string
  /** Its control in the table of forms. */
  control: string
  /** Typed into every example. */
  example: string
}

const lineOf = (flag: string, limit: string, isRequired: boolean, example: string): Kind => ({
  flag,
  contract: `${isRequired ? 'requiredLine' : 'optionalLine'}(${limit})`,
  control: `{ kind: 'line', limit: ${limit}${isRequired ? ', required: true' : ''} }`,
  example: `'${example}'`,
})

function kindOf(field: Field): Kind {
  if (typeof field === 'object' && 'line' in field)
    return lineOf('isLine', `LIMITS.${field.line}`, field.required, 'Izmir'.slice(0, field.max))
  if (typeof field === 'object') {
    const options = Object.keys(field.options).map((option) => `'${option}'`)
    return {
      flag: 'isChoice',
      contract: `z.enum([${options.join()}])`,
      control: `{ kind: 'choice', of: [${options.join()}], required: true }`,
      example: String(options.at(-1)),
    }
  }
  const isRequired = !field.endsWith('?')
  switch (nameOf(field)) {
    case 'email':
      return {
        flag: 'isEmail',
        contract: 'email',
        control: 'email',
        example: "'anna@example.com'",
      }
    case 'message':
      return {
        flag: 'isMessage',
        contract: `${isRequired ? 'requiredText' : 'optionalText'}(LIMITS.message)`,
        control: isRequired ? '{ ...message, required: true }' : 'message',
        example: "'Nurse from Izmir, B1, looking for recognition.'",
      }
    case 'date':
      return {
        flag: 'isDate',
        contract: 'optionalLine(LIMITS.date)',
        control: "{ kind: 'day', limit: LIMITS.date }",
        example: "'2027-03-04'",
      }
    case 'consent':
      return {
        flag: 'isConsent',
        contract: '',
        // It names the form: the template writes it.
        control: '',
        example: 'true',
      }
    case 'phone':
      return lineOf('isPhone', 'LIMITS.phone', isRequired, '+90 555 0100')
    default:
      return lineOf('isName', 'LIMITS.name', true, 'Anna Öztürk')
  }
}

const isRequired = (field: Field) =>
  typeof field === 'string' ? !field.endsWith('?') : !('line' in field) || field.required

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A noun as files, code and people write it. */
export function nounOf(kebab: string) {
  const parts = kebab.split('-')
  const pascal = parts.map(capital).join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  const isWord = parts.length === 1
  return {
    kebab,
    pascal,
    camel,
    upper: parts.join('_').toUpperCase(),
    words: parts.join(' '),
    /** As the key of an object, behind one, and as a key whose value is called the same. */
    key: isWord ? kebab : `'${kebab}'`,
    member: isWord ? `.${kebab}` : `['${kebab}']`,
    entry: isWord ? kebab : `'${kebab}': ${camel}`,
  }
}

/** What a form's templates fill in. */
export function formOf(kebab: string, { title, intro, submit, sent, fields }: FormTable, today: string) {
  const noun = nounOf(kebab)
  const views = fields.map((field) => viewOf(field, kindOf(field)))
  const typed = views.filter(({ name }) => name !== 'consent')
  const has = (flag: string) => views.some((view) => flag in view)
  const called = (all: typeof views, language: keyof Words) => {
    const labels = all.map(({ plainLabel }, at) =>
      at === 0 || language === 'de'
        ? plainLabel[language]
        : plainLabel.en.charAt(0).toLowerCase() + plainLabel.en.slice(1),
    )
    return labels.join(', ')
  }
  const told = (all: typeof views) => ({ en: called(all, 'en'), de: called(all, 'de') })
  const choices = views.filter((view) => 'isChoice' in view)
  const lines = views.filter((view) => 'isLine' in view)
  const importsOf = (known: readonly string[]) =>
    known.filter((one) => views.some((view) => view.contract.includes(one)))
  return {
    noun,
    path: `/${noun.kebab}`,
    month: today.slice(0, 7),
    title: inCode(title),
    intro: inCode(intro),
    submit: inCode(submit),
    sent: inCode(sent),
    fields: views,
    typed,
    choices,
    lines,
    hasChoices: choices.length > 0,
    hasLines: lines.length > 0,
    hasConsent: has('isConsent'),
    hasEmail: has('isEmail'),
    /** Whether its fields have texts of their own beside those of the shared components. */
    hasWords: ['isEmail', 'isLine', 'isDate', 'isMessage'].some(has),
    hasMessage: has('isMessage'),
    hasDate: has('isDate'),
    newLimits: lines.filter(({ name }) => !(name in LIMITS)).map(({ name, max }) => ({ name, max })),
    mantine: [...new Set(views.flatMap(mantineOf))].toSorted().toReversed().join(', '),
    known: Object.entries(KNOWN)
      .flatMap(([flag, component]) => (has(flag) ? [component] : []))
      .join(', '),
    contractImports: importsOf([
      'email',
      'optionalLine',
      'optionalText',
      'requiredLine',
      'requiredText',
    ]).join(', '),
    told: {
      all: told(typed),
      required: told(typed.filter((view) => view.isRequired)),
      optional: typed.some((view) => !view.isRequired),
    },
    missing: inCode(
      has('isConsent')
        ? {
            en: 'Please fill in all required fields and agree to the privacy policy.',
            de: 'Bitte füllen Sie alle Pflichtfelder aus und stimmen Sie der Datenschutzerklärung zu.',
          }
        : { en: 'Please fill in all required fields.', de: 'Bitte füllen Sie alle Pflichtfelder aus.' },
    ),
    subject: inCode({ en: `Your request: ${title.en}`, de: `Ihre Anfrage: ${title.de}` }),
  }
}

type View = ReturnType<typeof viewOf>

/** The fields that have a component of their own. */
const KNOWN = { isEmail: 'EmailField', isName: 'NameField', isPhone: 'PhoneField' }

const mantineOf = (view: View) => {
  if (['isChoice', 'isConsent', ...Object.keys(KNOWN)].some((flag) => flag in view)) return []
  return ['isMessage' in view ? 'Textarea' : 'TextInput']
}

function viewOf(field: Field, { flag, ...kind }: Kind) {
  const name = nameOf(field)
  const label = typeof field === 'string' ? (LABELS[name] ?? { en: name, de: name }) : field.label
  const isNeeded = isRequired(field)
  const isChoice = flag === 'isChoice'
  const quoted = { en: `“${label.en}”`, de: `„${label.de}“` }
  return {
    ...kind,
    [flag]: true,
    name,
    isRequired: isNeeded,
    max: typeof field === 'object' && 'line' in field ? field.max : 0,
    plainLabel: inCode(label),
    label: inCode(isNeeded ? label : { en: `${label.en} (optional)`, de: `${label.de} (freiwillig)` }),
    optionsName: `${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_OPTIONS`,
    options:
      typeof field === 'object' && 'options' in field
        ? Object.entries(field.options).map(([key, words]) => ({ key, ...inCode(words) }))
        : [],
    missing: inCode(
      isChoice
        ? { en: `Choose an answer under ${quoted.en}.`, de: `Wählen Sie eine Antwort unter ${quoted.de}.` }
        : { en: `Fill in ${quoted.en}.`, de: `Füllen Sie ${quoted.de} aus.` },
    ),
    malformed: inCode({
      en: `Write ${quoted.en} on one line.`,
      de: `Schreiben Sie ${quoted.de} in eine Zeile.`,
    }),
    tooLong: inCode({
      en: `Shorten ${quoted.en} to {limit, number} characters.`,
      de: `Kürzen Sie ${quoted.de} auf {limit, number} Zeichen.`,
    }),
  }
}
