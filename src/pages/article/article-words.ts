import type { ArticleLanguage } from '#src/content/article.ts'

/** What stands inside an article in the article's own language, whichever interface surrounds it. */
export interface ArticleWords {
  contents: string
  inShort: string
  checklist: string
  example: string
  sources: string
  source: (number: string) => string
  changes: string
  table: string
  section: (title: string) => string
  published: string
  updated: string
  minutes: (minutes: number) => string
  disclaimer: string
}

const WORDS: Record<ArticleLanguage, ArticleWords> = {
  en: {
    contents: 'On this page',
    inShort: 'In short',
    checklist: 'Checklist',
    example: 'Example',
    sources: 'Sources',
    source: (number) => `Source ${number}`,
    changes: 'What changed',
    table: 'Table',
    section: (title) => `Link to the section “${title}”`,
    published: 'Published',
    updated: 'updated',
    minutes: (minutes) => `${minutes} min read`,
    disclaimer:
      'This article is general information, not legal advice. Only the authority decides your case. Laws and figures change: check the date at the top and the linked source before you rely on a figure.',
  },
  de: {
    contents: 'Auf dieser Seite',
    inShort: 'Kurz gesagt',
    checklist: 'Checkliste',
    example: 'Beispiel',
    sources: 'Quellen',
    source: (number) => `Quelle ${number}`,
    changes: 'Was sich geändert hat',
    table: 'Tabelle',
    section: (title) => `Link zum Abschnitt „${title}“`,
    published: 'Veröffentlicht am',
    updated: 'aktualisiert am',
    minutes: (minutes) => `${minutes} Min. Lesezeit`,
    disclaimer:
      'Dieser Artikel ist eine allgemeine Information und keine Rechtsberatung. Über Ihren Fall entscheidet allein die Behörde. Gesetze und Zahlen ändern sich: Prüfen Sie den Stand am Anfang und die verlinkte Quelle, bevor Sie sich auf eine Zahl verlassen.',
  },
  tr: {
    contents: 'Bu sayfada',
    inShort: 'Kısaca',
    checklist: 'Kontrol listesi',
    example: 'Örnek',
    sources: 'Kaynaklar',
    source: (number) => `Kaynak ${number}`,
    changes: 'Değişiklikler',
    table: 'Tablo',
    section: (title) => `“${title}” bölümünün bağlantısı`,
    published: 'Yayın tarihi:',
    updated: 'güncelleme:',
    minutes: (minutes) => `${minutes} dk okuma süresi`,
    disclaimer:
      'Bu yazı genel bilgi verir, hukuki danışmanlık değildir. Dosyanız hakkında yalnızca yetkili makam karar verir. Yasalar ve rakamlar değişir: Bir rakama güvenmeden önce baştaki tarihe ve bağlantısı verilen kaynağa bakın.',
  },
}

/** The words for an article in `language`. */
export const articleWords = (language: ArticleLanguage): ArticleWords => WORDS[language]
