import { localizedPath } from '#contracts/values/page-address.ts'
import { SPOKEN_LANGUAGES } from '#src/site/spoken-languages.ts'

interface TalkLine {
  language: string
  text: string
  link: { href: string; text: string }
}

const CONSULTATION = '/free-consultation'

/** What a search without a result says in each language of the consultation. */
export const TALK_LINES: readonly TalkLine[] = [
  {
    language: 'en',
    text: 'No guide answers this. Write to us, and we answer in English.',
    link: { href: CONSULTATION, text: 'Ask us' },
  },
  {
    language: 'de',
    text: 'Dazu haben wir keinen Ratgeber. Schreiben Sie uns, wir antworten auf Deutsch.',
    link: { href: localizedPath(CONSULTATION, 'de'), text: 'Fragen Sie uns' },
  },
  {
    language: 'tr',
    text: 'Bu konuda rehberimiz yok. Bize yazın, Türkçe yanıt verelim.',
    link: { href: localizedPath(CONSULTATION, 'tr'), text: 'Bize sorun' },
  },
  {
    language: 'az',
    text: 'Bu mövzuda bələdçimiz yoxdur. Bizə yazın, Azərbaycan dilində cavab verək.',
    link: { href: SPOKEN_LANGUAGES.az.path, text: 'Azərbaycan dilində səhifəmiz' },
  },
  {
    language: 'ru',
    text: 'На эту тему у нас нет статьи. Напишите нам, мы ответим по-русски.',
    link: { href: SPOKEN_LANGUAGES.ru.path, text: 'Наша страница на русском' },
  },
]
