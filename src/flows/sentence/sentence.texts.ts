import type { ToolLanguage } from '#src/content/law/law.ts'

interface SentenceTexts {
  /** Also the line's accessible name. */
  readonly label: string
  readonly change: string
  readonly done: string
  readonly forget: string
  /** Option for no answer. */
  readonly choose: string
}

/** Not in the catalogs, because static pages show the line without React. */
export const SENTENCE_TEXTS: Readonly<Record<ToolLanguage, SentenceTexts>> = {
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
