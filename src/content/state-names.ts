import type { Language } from '#contracts/values/language.ts'

type Name = Readonly<Record<Language, string>>

export const STATE_NAMES = {
  'Baden-Württemberg': { de: 'Baden-Württemberg', en: 'Baden-Württemberg', tr: 'Baden-Württemberg' },
  Bayern: { de: 'Bayern', en: 'Bavaria', tr: 'Bavyera (Bayern)' },
  Berlin: { de: 'Berlin', en: 'Berlin', tr: 'Berlin' },
  Brandenburg: { de: 'Brandenburg', en: 'Brandenburg', tr: 'Brandenburg' },
  Bremen: { de: 'Bremen', en: 'Bremen', tr: 'Bremen' },
  Hamburg: { de: 'Hamburg', en: 'Hamburg', tr: 'Hamburg' },
  Hessen: { de: 'Hessen', en: 'Hesse', tr: 'Hessen' },
  'Mecklenburg-Vorpommern': {
    de: 'Mecklenburg-Vorpommern',
    en: 'Mecklenburg-Western Pomerania',
    tr: 'Mecklenburg-Vorpommern',
  },
  Niedersachsen: { de: 'Niedersachsen', en: 'Lower Saxony', tr: 'Aşağı Saksonya (Niedersachsen)' },
  'Nordrhein-Westfalen': {
    de: 'Nordrhein-Westfalen',
    en: 'North Rhine-Westphalia',
    tr: 'Kuzey Ren-Vestfalya (Nordrhein-Westfalen)',
  },
  'Rheinland-Pfalz': {
    de: 'Rheinland-Pfalz',
    en: 'Rhineland-Palatinate',
    tr: 'Renanya-Palatina (Rheinland-Pfalz)',
  },
  Saarland: { de: 'Saarland', en: 'Saarland', tr: 'Saarland' },
  Sachsen: { de: 'Sachsen', en: 'Saxony', tr: 'Saksonya (Sachsen)' },
  'Sachsen-Anhalt': { de: 'Sachsen-Anhalt', en: 'Saxony-Anhalt', tr: 'Saksonya-Anhalt (Sachsen-Anhalt)' },
  'Schleswig-Holstein': { de: 'Schleswig-Holstein', en: 'Schleswig-Holstein', tr: 'Schleswig-Holstein' },
  Thüringen: { de: 'Thüringen', en: 'Thuringia', tr: 'Thüringen' },
} satisfies Readonly<Record<string, Name>>

/** Returns a state's name for URLs, such as `north-rhine-westphalia`. */
export const stateKey = ({ en }: Name): string => en.toLowerCase().replaceAll('ü', 'ue').replaceAll(' ', '-')

export const stateQuestion = (language: Language) => ({
  id: 'state',
  text: { en: 'state', de: 'Bundesland', tr: 'eyalet' }[language],
  options: Object.values(STATE_NAMES)
    .map((name) => ({ id: stateKey(name), text: name[language] }))
    .sort((one, other) => one.text.localeCompare(other.text, language)),
})
