import type { ToolLanguage } from '#src/content/law/law.ts'

interface SentenceTexts {
  /** Label of the line, also for assistive technology. */
  readonly label: string
  readonly change: string
  readonly done: string
  readonly forget: string
  /** Option of a list in which nothing is chosen. */
  readonly choose: string
}

/** Texts of the line that shows the sentence; not in the catalogs, because the line runs without React. */
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
