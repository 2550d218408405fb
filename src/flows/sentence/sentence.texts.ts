import type { Language } from '#contracts/values/language.ts'

interface SentenceTexts {
  readonly label: string
  readonly change: string
  readonly done: string
  readonly forget: string
  readonly choose: string
}

/** Texts of `sentence-line.ts`. They are not in the message catalogs, because static pages load no catalogs. */
export const SENTENCE_TEXTS: Readonly<Record<Language, SentenceTexts>> = {
  en: { label: 'You said', change: 'Change', done: 'Done', forget: 'Forget', choose: 'not said' },
  de: {
    label: 'Ihre Angaben',
    change: 'Ändern',
    done: 'Fertig',
    forget: 'Vergessen',
    choose: 'keine Angabe',
  },
  tr: {
    label: 'Söyledikleriniz',
    change: 'Değiştir',
    done: 'Tamam',
    forget: 'Unut',
    choose: 'belirtilmedi',
  },
}
