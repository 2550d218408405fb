import type { Language } from '#contracts/values/language.ts'
import type { ArticleEntry } from '#src/content/article.ts'

/** Texts around an article. */
export interface ArticleWords {
  contents: string
  keyFigures: string
  /** Text after the date of the law, and the label of the link to later changes. */
  laterChanges: readonly [text: string, link: string]
  inShort: string
  rest: string
  checklist: string
  /** Progress of a checklist, with the placeholders `{done}` and `{all}`. */
  ticked: string
  example: string
  sources: string
  source: string
  changes: string
  table: string
  section: string
  updated: string
  checkedBy: string
  minutes: string
  /** Sentence that offers help, before the link in `accept`. */
  offer: Record<ArticleEntry['category'], string>
  /** Link to a tool, below the summary. */
  check: Record<ArticleEntry['category'], { to: string; label: string }>
  accept: Record<ArticleEntry['category'], { to: string; label: string }>
  compare: string
  tools: {
    print: string
    share: string
    copy: string
    copied: string
    copyRefused: string
    mistake: string
    /** Subject of an e-mail that reports a mistake. Contains `{title}`. */
    subject: string
  }
  /** Texts of the field that selects the table row of a federal state. The option `all` shows every row. */
  state: { label: string; choose: string; all: string }
  disclaimer: string
}

const WORDS: Record<Language, ArticleWords> = {
  en: {
    contents: 'On this page',
    keyFigures: 'Key figures',
    laterChanges: ['Later changes known to us:', 'see the list'],
    inShort: 'In short',
    rest: 'Read on in this chapter',
    checklist: 'Checklist',
    ticked: '{done} of {all} done. Kept in this browser only.',
    example: 'Example',
    sources: '{count} sources',
    source: 'Source {number}',
    changes: 'What changed',
    table: 'Table',
    section: 'Link to the section “{title}”',
    updated: 'Updated',
    checkedBy: 'Checked by',
    minutes: '{minutes} min read',
    offer: {
      businesses: 'Your first visa case is free: a look through documents, duties and dates.',
      individuals: 'Half an hour about your plans, free of charge.',
    },
    check: {
      individuals: { to: '/quick-check', label: 'Which visa fits you? A few answers' },
      businesses: {
        to: '/quick-check/employers',
        label: 'Which permit does your new colleague need? A few answers',
      },
    },
    accept: {
      individuals: { to: '/free-consultation', label: 'See how it works' },
      businesses: { to: '/free-visa-case', label: 'See the free visa case' },
    },
    compare: 'Compare',
    tools: {
      print: 'Print',
      share: 'Share',
      copy: 'Copy link',
      copied: 'The link is copied.',
      copyRefused: 'Your browser does not allow copying; take the address from its bar.',
      mistake: 'Something wrong or missing?',
      subject: 'About the article “{title}”',
    },
    state: { label: 'Your state', choose: 'Choose your state', all: 'All 16 states' },
    disclaimer:
      'This article is general information, not legal advice. Only the authority decides your case. Laws and figures change: check the date at the top and the linked source before you rely on a figure.',
  },
  de: {
    contents: 'Auf dieser Seite',
    keyFigures: 'Wichtige Zahlen',
    laterChanges: ['Spätere Änderungen, die wir kennen:', 'siehe Liste'],
    inShort: 'Kurz gesagt',
    rest: 'Kapitel weiterlesen',
    checklist: 'Checkliste',
    ticked: '{done} von {all} erledigt. Nur in diesem Browser gespeichert.',
    example: 'Beispiel',
    sources: '{count} Quellen',
    source: 'Quelle {number}',
    changes: 'Was sich geändert hat',
    table: 'Tabelle',
    section: 'Link zum Abschnitt „{title}“',
    updated: 'Stand:',
    checkedBy: 'Geprüft von',
    minutes: '{minutes} Min. Lesezeit',
    offer: {
      businesses: 'Ihr erster Visa-Fall ist kostenlos: ein Blick auf Unterlagen, Pflichten und Fristen.',
      individuals: 'Eine halbe Stunde zu Ihren Plänen, kostenlos.',
    },
    check: {
      individuals: { to: '/quick-check', label: 'Welches Visum passt zu Ihnen? Ein paar Antworten' },
      businesses: {
        to: '/quick-check/employers',
        label: 'Welchen Titel braucht Ihre neue Kraft? Ein paar Antworten',
      },
    },
    accept: {
      individuals: { to: '/free-consultation', label: 'So funktioniert es' },
      businesses: { to: '/free-visa-case', label: 'Der kostenlose Visumsfall' },
    },
    compare: 'Vergleichen Sie',
    tools: {
      print: 'Drucken',
      share: 'Teilen',
      copy: 'Link kopieren',
      copied: 'Der Link ist kopiert.',
      copyRefused: 'Ihr Browser erlaubt das Kopieren nicht; nehmen Sie die Adresse aus seiner Adresszeile.',
      mistake: 'Stimmt etwas nicht, fehlt etwas?',
      subject: 'Zum Artikel „{title}“',
    },
    state: { label: 'Ihr Bundesland', choose: 'Bundesland wählen', all: 'Alle 16 Länder' },
    disclaimer:
      'Dieser Artikel ist eine allgemeine Information und keine Rechtsberatung. Über Ihren Fall entscheidet allein die Behörde. Gesetze und Zahlen ändern sich: Prüfen Sie den Stand am Anfang und die verlinkte Quelle, bevor Sie sich auf eine Zahl verlassen.',
  },
  tr: {
    contents: 'Bu sayfada',
    keyFigures: 'Önemli rakamlar',
    laterChanges: ['Bildiğimiz sonraki değişiklikler:', 'listeye bakın (İngilizce)'],
    inShort: 'Kısaca',
    rest: 'Bölümü okumaya devam edin',
    checklist: 'Kontrol listesi',
    ticked: '{all} maddeden {done} tamam. Yalnızca bu tarayıcıda saklanır.',
    example: 'Örnek',
    sources: '{count} kaynak',
    source: 'Kaynak {number}',
    changes: 'Değişiklikler',
    table: 'Tablo',
    section: '“{title}” bölümünün bağlantısı',
    updated: 'Güncelleme:',
    checkedBy: 'Kontrol eden:',
    minutes: '{minutes} dk okuma',
    offer: {
      businesses: 'İlk vize dosyanız ücretsizdir.',
      individuals: 'Planlarınız için yarım saat, ücretsiz.',
    },
    check: {
      individuals: { to: '/quick-check', label: 'Size hangi vize uyar? Birkaç yanıt' },
      businesses: {
        to: '/quick-check/employers',
        label: 'Yeni çalışanınıza hangi izin gerekir? Birkaç yanıt',
      },
    },
    accept: {
      individuals: { to: '/free-consultation', label: 'Nasıl işlediğini görün' },
      businesses: {
        to: '/free-visa-case',
        label: 'Ücretsiz vize dosyası (İngilizce; Türkçe yazabilirsiniz)',
      },
    },
    compare: 'Karşılaştırın',
    tools: {
      print: 'Yazdır',
      share: 'Paylaş',
      copy: 'Bağlantıyı kopyala',
      copied: 'Bağlantı kopyalandı.',
      copyRefused: 'Tarayıcınız kopyalamaya izin vermiyor; adresi adres çubuğundan alın.',
      mistake: 'Yanlış veya eksik bir şey mi var?',
      subject: '“{title}” yazısı hakkında',
    },
    state: { label: 'Eyaletiniz', choose: 'Eyalet seçin', all: '16 eyaletin hepsi' },
    disclaimer:
      'Bu yazı genel bilgi verir, hukuki danışmanlık değildir. Dosyanız hakkında yalnızca yetkili makam karar verir. Yasalar ve rakamlar değişir: Bir rakama güvenmeden önce baştaki tarihe ve bağlantısı verilen kaynağa bakın.',
  },
}

export const articleWords = (language: Language): ArticleWords => WORDS[language]
