import type { Language } from '#contracts/values/language.ts'
import { unbroken } from '#src/content/citation.ts'
import { findOfficialPage } from '#src/content/find-official-page.ts'
import type { Citation } from '#src/content/law/tool-page.ts'
import type { LawNote } from '#src/content/law/tools.ts'
import { LAWS, type LawCode } from '#src/content/source.ts'

interface Section {
  readonly law: LawCode
  readonly section: string
  /** Numbers of the paragraphs: "1" and "3" for "Abs. 1, 3". */
  readonly paragraphs: readonly string[]
  /** The citation in German, such as "§ 18g Abs. 1 Satz 2 Nr. 1 AufenthG". */
  readonly german: string
}

/** Abbreviations of laws, longest first, because one may begin with another. */
const CODES = (Object.keys(LAWS) as LawCode[]).sort((one, other) => other.length - one.length)

/**
 * Returns the texts and links of a citation. `ref` names sections of statutes, an official page, or a note.
 *
 * @throws if `ref` names none of these
 */
export function citationsOf(
  ref: string,
  language: Language,
  notes: Readonly<Record<string, LawNote>>,
): Citation[] {
  const page = findOfficialPage(ref)
  if (page) return [{ text: page[language], link: page.link }]
  const note = Object.hasOwn(notes, ref) ? notes[ref] : undefined
  if (note) return [{ text: note[language], ...(note.link && { link: note.link }) }]
  return sectionsIn(ref).map((section) => ({
    text: unbroken(WORDINGS[language](section)),
    link: `https://www.gesetze-im-internet.de/${LAWS[section.law].slug}/__${section.section}.html`,
  }))
}

export function canCite(ref: string, notes: readonly string[]): boolean {
  if (findOfficialPage(ref) || notes.includes(ref)) return true
  try {
    return sectionsIn(ref).length > 0
  } catch {
    return false
  }
}

/** Parses the sections of a citation such as "§ 5 Abs. 2, § 6 Abs. 3 AufenthG" or "§§ 15d, 22a BeschV". */
function sectionsIn(ref: string): Section[] {
  const parts = ref
    .replace(/ \(.*\)$/, '')
    .split(/(?<!§)(?=§+ )/)
    .map((part) => part.replace(/,\s*$/, '').trim())
  let law: LawCode | undefined
  // The abbreviation of a law follows the last of its sections, so the parts are read backwards.
  return parts
    .reverse()
    .flatMap((part) => {
      law = CODES.find((code) => part.includes(` ${code}`)) ?? law
      const [, numbers, detail] =
        /^§+ (\d+[a-z]?(?:, \d+[a-z]?)*)((?: .*)?)$/.exec(part.replace(` ${law}`, '')) ?? []
      if (!law || numbers === undefined)
        throw new Error(`"${ref}" is not a citation of a known law, such as "§ 18g Abs. 1 AufenthG".`)
      return sectionsOf(law, numbers.split(', '), detail ?? '', part).reverse()
    })
    .reverse()
}

const sectionsOf = (law: LawCode, numbers: readonly string[], detail: string, part: string): Section[] =>
  numbers.map((section) => ({
    law,
    section,
    paragraphs: [...detail.matchAll(/Abs\. (\d+[a-z]?(?:(?:, |-)\d+[a-z]?)*)/g)].flatMap(([, list = '']) =>
      list.split(', '),
    ),
    german: numbers.length > 1 ? `§ ${section} ${law}` : part.includes(law) ? part : `${part} ${law}`,
  }))

const bracketed = (paragraphs: readonly string[]) => paragraphs.map((number) => `(${number})`).join(', ')

const WORDINGS: Record<Language, (section: Section) => string> = {
  de: ({ german }) => german,
  en: ({ law, section, paragraphs }) => `Section ${section}${bracketed(paragraphs)} ${LAWS[law].en} (${law})`,
  tr: ({ law, section, paragraphs }) =>
    [LAWS[law].tr, `(${law})`, '§', section, bracketed(paragraphs)].filter(Boolean).join(' '),
}
