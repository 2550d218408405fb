import { CHAMBERS, DOCTORS } from '#src/content/offices/doctors.ts'
import { NURSES } from '#src/content/offices/nurses.ts'
import type { Chamber, Office, Words } from '#src/content/offices/office.ts'

/** One federal state: who recognises doctors and nurses trained outside the EU, and who holds the doctors’ language exam. */
export interface State {
  readonly name: Words
  readonly licence: Office
  readonly languageExams: readonly Chamber[]
  readonly nursing: Office
}

type German = keyof typeof DOCTORS & keyof typeof NURSES

const NAMES: Readonly<Record<German, Omit<Words, 'de'>>> = {
  'Baden-Württemberg': { en: 'Baden-Württemberg', tr: 'Baden-Württemberg' },
  Bayern: { en: 'Bavaria', tr: 'Bavyera (Bayern)' },
  Berlin: { en: 'Berlin', tr: 'Berlin' },
  Brandenburg: { en: 'Brandenburg', tr: 'Brandenburg' },
  Bremen: { en: 'Bremen', tr: 'Bremen' },
  Hamburg: { en: 'Hamburg', tr: 'Hamburg' },
  Hessen: { en: 'Hesse', tr: 'Hessen' },
  'Mecklenburg-Vorpommern': { en: 'Mecklenburg-Western Pomerania', tr: 'Mecklenburg-Vorpommern' },
  Niedersachsen: { en: 'Lower Saxony', tr: 'Aşağı Saksonya (Niedersachsen)' },
  'Nordrhein-Westfalen': { en: 'North Rhine-Westphalia', tr: 'Kuzey Ren-Vestfalya (Nordrhein-Westfalen)' },
  'Rheinland-Pfalz': { en: 'Rhineland-Palatinate', tr: 'Renanya-Palatina (Rheinland-Pfalz)' },
  Saarland: { en: 'Saarland', tr: 'Saarland' },
  Sachsen: { en: 'Saxony', tr: 'Saksonya (Sachsen)' },
  'Sachsen-Anhalt': { en: 'Saxony-Anhalt', tr: 'Saksonya-Anhalt (Sachsen-Anhalt)' },
  'Schleswig-Holstein': { en: 'Schleswig-Holstein', tr: 'Schleswig-Holstein' },
  Thüringen: { en: 'Thuringia', tr: 'Thüringen' },
}

/** The sixteen states by their German names. */
export const STATES: readonly State[] = (Object.keys(NAMES) as German[]).map((de) => ({
  name: { de, ...NAMES[de] },
  licence: DOCTORS[de],
  languageExams: CHAMBERS[de],
  nursing: NURSES[de],
}))

/** Every page that the tables of the states link to. */
export const STATE_LINKS: readonly string[] = STATES.flatMap(({ licence, languageExams, nursing }) =>
  [
    licence.link,
    licence.linkEn,
    nursing.link,
    nursing.linkEn,
    ...languageExams.map(({ link }) => link),
  ].flatMap((link) => link ?? []),
)
