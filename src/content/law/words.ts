import type { OutcomeKind, ToolLanguage } from './law.ts'

/** Words of a tool's page around the tables; the page fills in what is in braces. */
export interface ToolWords {
  /** Labels of the two quick checks, which are two tabs of one page. */
  readonly tabs: { readonly label: string; readonly you: string; readonly hire: string }
  readonly choose: string
  readonly otherCountry: string
  /** Introduces the answers of the sentence's last question where it stands alone. */
  readonly wish: string
  /** Leads from a form on another page to the result. */
  readonly go: string
  readonly show: string
  readonly takeBack: string
  readonly startOver: string
  readonly dropped: string
  /** Says that nobody can choose an answer that a link carries: `{name}` is one of `names`. */
  readonly unread: string
  /** The same of a question that has no name of its own. */
  readonly unreadAnswer: string
  readonly unreadPart: string
  /** Names of the questions of a sentence, by question. */
  readonly names: Readonly<Record<string, string>>
  /** Said when the result is wanted before it is there. */
  readonly missing: { readonly named: string; readonly one: string; readonly many: string }
  /** Stands for the answers where a phone has folded them, and unfolds them. */
  readonly folded: { readonly title: string; readonly many: string; readonly change: string }
  readonly privacy: string
  readonly result: string
  readonly waiting: string
  readonly open: string
  readonly kinds: Readonly<Record<OutcomeKind, string>>
  readonly next: string
  readonly lastYear: string
  readonly hints: string
  readonly guides: string
  readonly why: string
  readonly unused: string
  readonly since: string
  /** Says that a rule is over. */
  readonly until: string
  readonly marks: { readonly P: string; readonly S: string; readonly K: string }
  readonly count: string
  readonly needed: string
  readonly range: string
  /** A range in the bar, and why it is one, by question. */
  readonly perhaps: string
  readonly unsure: Readonly<Record<string, string>>
  readonly noPoints: string
  readonly enough: string
  readonly change: string
  readonly oneStep: string
  readonly twoSteps: string
  readonly thenCount: string
  readonly tools: {
    readonly copy: string
    readonly copied: string
    readonly refused: string
    readonly print: string
    /** Saves the next steps for a calendar; the name of that file, without its ending. */
    readonly calendar: string
    readonly file: string
    readonly saved: string
    readonly notLoaded: string
  }
  /** Words of the steps after a result. */
  readonly plan: {
    readonly times: string
    readonly costs: string
    readonly steps: string
    /** The day from which the steps are counted. */
    readonly counted: string
    readonly usually: string
    readonly fromTo: string
    readonly periods: string
    readonly papers: string
    readonly theirList: string
    readonly offices: string
  }
  readonly talk: {
    readonly title: string
    readonly text: string
    /** Hands the answers over. */
    readonly handOver: string
    /** Begins what is put into the message. */
    readonly message: string
  }
  /** A quick check as a list, where scripts are missing. */
  readonly list: {
    readonly title: string
    readonly text: string
  }
  /** The points as a table to be filled in on paper, where scripts are missing. */
  readonly table: {
    readonly title: string
    readonly text: string
    readonly points: string
    readonly column: string
    readonly mine: string
    readonly sum: string
  }
}

export const TOOL_WORDS: Readonly<Record<ToolLanguage, ToolWords>> = {
  en: {
    tabs: { label: 'Who asks', you: 'For myself', hire: 'For someone we hire' },
    choose: 'please choose',
    otherCountry: 'another country',
    wish: 'I want to',
    go: 'See the route',
    show: 'Show the result',
    takeBack: 'Undo the last change',
    startOver: 'Start over',
    dropped: 'Removed, because it does not fit here: {answers}.',
    unread: 'We could not read {name} in this link. Please choose it again.',
    unreadAnswer: 'We could not read the answer to “{name}” in this link. Please choose it again.',
    unreadPart: 'We could not read a part of this link.',
    names: {
      who: 'your profession',
      country: 'the country',
      goal: 'your plan',
      whom: 'whom you want to hire',
      passport: 'the passport',
    },
    missing: {
      named: 'Missing: {question}',
      one: 'One answer is missing.',
      many: '{count} answers are missing.',
    },
    folded: { title: 'Your answers', many: '{count} answers', change: 'Change' },
    privacy:
      'Your answers stand in the address of this page, after the #. No server sees them, and nothing is stored.',
    result: 'Your result',
    waiting: 'Your result appears here once you have answered enough.',
    open: 'Still open',
    kinds: {
      route: 'The usual route',
      ask: 'Ask first',
      'not-yet': 'Not yet',
      'not-needed': 'No new permit needed',
    },
    next: 'Next step',
    lastYear:
      'Figures of last year: the ones named here were known to hold until {day}. Ask for the new ones.',
    hints: 'Good to know',
    guides: 'Read more',
    why: 'Why',
    unused: 'These answers make no difference here',
    since: 'in force since {day}',
    until: 'in force until {day}',
    marks: { P: '', S: 'from a secondary source', K: 'known, but the text was not read' },
    count: 'You have',
    needed: 'of {minimum} needed',
    range: '{certain} to {atMost}',
    perhaps: '{certain}, perhaps {atMost}',
    unsure: {
      age: 'Your age is on the line.',
      shortage: 'It depends on whether yours is a shortage occupation.',
    },
    noPoints: 'No points needed',
    enough: 'Enough: {given} of {all} questions',
    change: 'What would change it',
    oneStep: 'One of these steps is enough:',
    twoSteps: 'No single step is enough. These two together are:',
    thenCount: 'then you have {points}',
    tools: {
      copy: 'Copy link',
      copied: 'The link is copied. Whoever opens it sees these answers.',
      refused: 'Your browser does not allow copying; take the address from its bar.',
      print: 'Print with papers and offices',
      calendar: 'Steps for my calendar',
      file: 'next-steps-germany',
      saved: 'The file is saved. Open it with your calendar; move an entry when you know your own date.',
      notLoaded: 'This could not be loaded. Please try again once you have a connection.',
    },
    plan: {
      times: 'How long it takes',
      costs: 'What it costs',
      steps: 'My next steps',
      counted: 'Counted from {day}. Usual times, no promise: move the entry when you know your own date.',
      usually: 'This usually takes: {period}.',
      fromTo: '{from} to {to}',
      periods: 'Periods of the law',
      papers: 'Papers to bring',
      theirList: 'These are the usual papers. The list of your embassy or authority decides.',
      offices: 'Offices',
    },
    talk: {
      title: 'Talk to us about your plans',
      text: 'Your answers go into the message. You can change them before you send it.',
      handOver: 'Write to us with these answers',
      message: 'My answers on your website:',
    },
    list: {
      title: 'Every answer in one list',
      text: 'The questions need scripts. Here is the same table to open, line by line.',
    },
    table: {
      title: 'The points in one table',
      text: 'The questions need scripts. Here is the same table, to be filled in on paper.',
      points: 'Points',
      column: 'What counts',
      mine: 'My points',
      sum: 'My sum; {minimum} are needed',
    },
  },
  de: {
    tabs: { label: 'Wer fragt', you: 'Für mich', hire: 'Für neue Kräfte' },
    choose: 'bitte wählen',
    otherCountry: 'einem anderen Land',
    wish: 'Ich möchte',
    go: 'Weg ansehen',
    show: 'Ergebnis zeigen',
    takeBack: 'Letzte Änderung zurücknehmen',
    startOver: 'Neu beginnen',
    dropped: 'Entfernt, weil es hier nicht passt: {answers}.',
    unread: 'Wir konnten {name} in diesem Link nicht lesen. Bitte wählen Sie neu.',
    unreadAnswer: 'Wir konnten die Antwort auf „{name}“ in diesem Link nicht lesen. Bitte wählen Sie neu.',
    unreadPart: 'Einen Teil dieses Links konnten wir nicht lesen.',
    names: {
      who: 'Ihren Beruf',
      country: 'das Land',
      goal: 'Ihr Vorhaben',
      whom: 'den Beruf',
      passport: 'den Pass',
    },
    missing: {
      named: 'Es fehlt noch: {question}',
      one: 'Eine Antwort fehlt noch.',
      many: 'Es fehlen noch {count} Antworten.',
    },
    folded: { title: 'Ihre Antworten', many: '{count} Antworten', change: 'Ändern' },
    privacy:
      'Ihre Antworten stehen in der Adresse dieser Seite, hinter dem #. Kein Server sieht sie, und nichts wird gespeichert.',
    result: 'Ihr Ergebnis',
    waiting: 'Das Ergebnis erscheint, sobald genug beantwortet ist.',
    open: 'Noch offen',
    kinds: {
      route: 'Der übliche Weg',
      ask: 'Erst nachfragen',
      'not-yet': 'Noch nicht',
      'not-needed': 'Kein neuer Titel nötig',
    },
    next: 'Nächster Schritt',
    lastYear:
      'Zahlen des letzten Jahres: Die hier genannten galten sicher bis {day}. Fragen Sie nach den neuen.',
    hints: 'Gut zu wissen',
    guides: 'Mehr dazu',
    why: 'Warum',
    unused: 'Diese Antworten ändern hier nichts',
    since: 'gilt seit {day}',
    until: 'galt bis {day}',
    marks: { P: '', S: 'aus zweiter Hand', K: 'bekannt, aber nicht im Wortlaut gelesen' },
    count: 'Sie haben',
    needed: 'nötig: {minimum}',
    range: '{certain} bis {atMost}',
    perhaps: '{certain}, vielleicht {atMost}',
    unsure: {
      age: 'Ihr Alter liegt auf der Grenze.',
      shortage: 'Es hängt davon ab, ob Ihr Beruf ein Engpassberuf ist.',
    },
    noPoints: 'Keine Punkte nötig',
    enough: 'Genug: {given} von {all} Fragen',
    change: 'Was es ändern würde',
    oneStep: 'Einer dieser Schritte reicht:',
    twoSteps: 'Ein Schritt allein reicht nicht. Diese beiden zusammen reichen:',
    thenCount: 'dann haben Sie {points}',
    tools: {
      copy: 'Link kopieren',
      copied: 'Der Link ist kopiert. Wer ihn öffnet, sieht diese Antworten.',
      refused: 'Ihr Browser erlaubt das Kopieren nicht; nehmen Sie die Adresse aus der Adresszeile.',
      print: 'Mit Papieren und Stellen drucken',
      calendar: 'Schritte für meinen Kalender',
      file: 'naechste-schritte-deutschland',
      saved:
        'Die Datei ist gespeichert. Öffnen Sie sie mit Ihrem Kalender; verschieben Sie einen Eintrag, sobald Sie Ihr eigenes Datum kennen.',
      notLoaded:
        'Das ließ sich nicht laden. Bitte versuchen Sie es noch einmal, sobald Sie eine Verbindung haben.',
    },
    plan: {
      times: 'Wie lange es dauert',
      costs: 'Was es kostet',
      steps: 'Meine nächsten Schritte',
      counted:
        'Gezählt ab {day}. Übliche Zeiten, kein Versprechen: Verschieben Sie den Eintrag, sobald Sie Ihr eigenes Datum kennen.',
      usually: 'Das dauert üblicherweise: {period}.',
      fromTo: '{from} bis {to}',
      periods: 'Fristen des Gesetzes',
      papers: 'Diese Papiere bringen Sie mit',
      theirList: 'Das sind die üblichen Papiere. Es gilt die Liste Ihrer Botschaft oder Behörde.',
      offices: 'Stellen',
    },
    talk: {
      title: 'Sprechen Sie mit uns über Ihre Pläne',
      text: 'Ihre Antworten stehen dann in der Nachricht. Sie können sie vor dem Senden ändern.',
      handOver: 'Uns mit diesen Antworten schreiben',
      message: 'Meine Antworten auf Ihrer Website:',
    },
    list: {
      title: 'Alle Antworten in einer Liste',
      text: 'Die Fragen brauchen Skripte. Hier steht dieselbe Tabelle zum Aufklappen, Zeile für Zeile.',
    },
    table: {
      title: 'Die Punkte in einer Tabelle',
      text: 'Die Fragen brauchen Skripte. Hier steht dieselbe Tabelle zum Ausfüllen auf Papier.',
      points: 'Punkte',
      column: 'Was zählt',
      mine: 'Meine Punkte',
      sum: 'Meine Summe; nötig sind {minimum}',
    },
  },
  tr: {
    tabs: { label: 'Kim soruyor', you: 'Kendim için', hire: 'İşe aldığımız biri için' },
    choose: 'lütfen seçin',
    otherCountry: 'başka bir ülke',
    wish: 'İstediğim',
    go: 'Yolu gör',
    show: 'Sonucu göster',
    takeBack: 'Son değişikliği geri al',
    startOver: 'Baştan başla',
    dropped: 'Buraya uymadığı için kaldırıldı: {answers}.',
    unread: 'Bu bağlantıda {name} okunamadı. Lütfen yeniden seçin.',
    unreadAnswer: 'Bu bağlantıda “{name}” sorusunun yanıtı okunamadı. Lütfen yeniden seçin.',
    unreadPart: 'Bu bağlantının bir bölümü okunamadı.',
    names: {
      who: 'mesleğiniz',
      country: 'ülke',
      goal: 'isteğiniz',
      whom: 'işe almak istediğiniz kişi',
      passport: 'pasaport',
    },
    missing: {
      named: 'Eksik: {question}',
      one: 'Bir yanıt eksik.',
      many: '{count} yanıt eksik.',
    },
    folded: { title: 'Yanıtlarınız', many: '{count} yanıt', change: 'Değiştir' },
    privacy:
      'Yanıtlarınız bu sayfanın adresinde, # işaretinden sonra durur. Hiçbir sunucu onları görmez ve hiçbir şey kaydedilmez.',
    result: 'Sonucunuz',
    waiting: 'Yeterince soru yanıtladığınızda sonucunuz burada görünür.',
    open: 'Henüz açık',
    kinds: {
      route: 'Olağan yol',
      ask: 'Önce sorun',
      'not-yet': 'Henüz değil',
      'not-needed': 'Yeni izin gerekmez',
    },
    next: 'Sonraki adım',
    lastYear:
      'Geçen yılın rakamları: burada yazanların {day} tarihine kadar geçerli olduğu biliniyordu. Yenilerini sorun.',
    hints: 'Bilmekte yarar var',
    guides: 'Ayrıntılar',
    why: 'Neden',
    unused: 'Bu yanıtlar burada bir şey değiştirmez',
    since: '{day} tarihinden beri yürürlükte',
    until: '{day} tarihine kadar yürürlükteydi',
    marks: { P: '', S: 'ikincil kaynaktan', K: 'biliniyor, ama metni okunmadı' },
    count: 'Puanınız:',
    needed: 'gereken: {minimum}',
    range: '{certain} ile {atMost} arası',
    perhaps: '{certain}, belki {atMost}',
    unsure: {
      age: 'Yaşınız tam sınırda.',
      shortage: 'Mesleğinizde eleman açığı olup olmadığına bağlı.',
    },
    noPoints: 'Puan gerekmez',
    enough: 'Yeterli: {given} / {all} soru',
    change: 'Ne değiştirebilir',
    oneStep: 'Bu adımlardan biri yeter:',
    twoSteps: 'Tek bir adım yetmez. Bu ikisi birlikte yeter:',
    thenCount: 'o zaman puanınız: {points}',
    tools: {
      copy: 'Bağlantıyı kopyala',
      copied: 'Bağlantı kopyalandı. Onu açan, bu yanıtları görür.',
      refused: 'Tarayıcınız kopyalamaya izin vermiyor; adresi adres çubuğundan alın.',
      print: 'Belgeler ve makamlarla yazdır',
      calendar: 'Adımları takvimime al',
      file: 'almanya-sonraki-adimlar',
      saved: 'Dosya kaydedildi. Takviminizle açın; kendi tarihinizi öğrenince kaydı kaydırın.',
      notLoaded: 'Yüklenemedi. Bağlantınız olduğunda lütfen yeniden deneyin.',
    },
    plan: {
      times: 'Ne kadar sürer',
      costs: 'Ne kadar tutar',
      steps: 'Sonraki adımlarım',
      counted:
        '{day} gününden sayıldı. Olağan sürelerdir, söz değildir: kendi tarihinizi öğrenince kaydı kaydırın.',
      usually: 'Genellikle şu kadar sürer: {period}.',
      fromTo: '{from} – {to}',
      periods: 'Yasadaki süreler',
      papers: 'Yanınıza alacağınız belgeler',
      theirList: 'Bunlar olağan belgelerdir. Büyükelçiliğinizin veya makamın listesi geçerlidir.',
      offices: 'Makamlar',
    },
    talk: {
      title: 'Planlarınızı bizimle konuşun',
      text: 'Yanıtlarınız mesajda yer alır. Göndermeden önce değiştirebilirsiniz.',
      handOver: 'Bu yanıtlarla bize yazın',
      message: 'Sitenizdeki yanıtlarım:',
    },
    list: {
      title: 'Bütün yanıtlar tek listede',
      text: 'Sorular için betikler (JavaScript) gerekir. Aynı tablo burada, satır satır açılır.',
    },
    table: {
      title: 'Puan tablosu',
      text: 'Sorular için betikler (JavaScript) gerekir. Aynı tablo burada, kâğıt üzerinde doldurmak için.',
      points: 'Puan',
      column: 'Ne sayılır',
      mine: 'Puanım',
      sum: 'Toplamım; gereken {minimum}',
    },
  },
}

/** The first lines of a tool's page. */
export interface Lead {
  readonly title: string
  readonly intro: string
  /** The effort of getting a result. */
  readonly effort: string
  /** Description for search engines, 50 to 170 characters. */
  readonly description: string
}

export const CHECK_LEADS: Readonly<Record<'you' | 'hire', Readonly<Record<ToolLanguage, Lead>>>> = {
  you: {
    en: {
      title: 'Which visa fits you?',
      intro: 'What you may do today, the usual route, its next step, and the section of the law behind it.',
      effort: 'Four or five answers, one minute.',
      description:
        'Quick check in a few answers: the usual visa or residence permit for Germany, the next step, and the section of the law behind each result, with its date.',
    },
    de: {
      title: 'Welches Visum passt zu Ihnen?',
      intro: 'Was heute schon erlaubt ist, der übliche Weg, der nächste Schritt und der Paragraf dahinter.',
      effort: 'Vier oder fünf Antworten, eine Minute.',
      description:
        'Schnellcheck mit wenigen Antworten: das übliche Visum oder der Aufenthaltstitel für Deutschland, der nächste Schritt und der Paragraf dahinter, mit Datum.',
    },
    tr: {
      title: 'Size hangi vize uyar?',
      intro: 'Bugün neye izniniz olduğu, olağan yol, sonraki adım ve bunların yasadaki maddesi.',
      effort: 'Dört veya beş yanıt, bir dakika.',
      description:
        'Birkaç yanıtla: Almanya için olağan vize veya oturum izni, sonraki adım ve her sonucun yasadaki maddesi, tarihiyle. Hiçbir şey kaydedilmez.',
    },
  },
  hire: {
    en: {
      title: 'Which permit does your new colleague need?',
      intro: 'The usual route for the hire, its next step, and the section of the law behind it.',
      effort: 'A few answers, one minute.',
      description:
        'Quick check for employers: which permit is usual for the person you want to hire from abroad, what comes next, and the section of the law behind it.',
    },
    de: {
      title: 'Welchen Aufenthaltstitel braucht Ihre neue Kraft?',
      intro: 'Der übliche Weg zur Einstellung, der nächste Schritt und der Paragraf dahinter.',
      effort: 'Ein paar Antworten, eine Minute.',
      description:
        'Schnellcheck für Arbeitgeber: welcher Aufenthaltstitel für die Person üblich ist, die Sie einstellen möchten, was als Nächstes kommt, und der Paragraf dahinter.',
    },
    tr: {
      title: 'Yeni çalışanınıza hangi izin gerekir?',
      intro: 'İşe almanın olağan yolu, sonraki adım ve bunların yasadaki maddesi.',
      effort: 'Birkaç yanıt, bir dakika.',
      description:
        'İşverenler için: Almanya’da işe almak istediğiniz kişiye hangi oturum izninin olağan olduğu, sonraki adım ve yasadaki maddesi. Hiçbir şey kaydedilmez.',
    },
  },
}

/** Leads from the points calculator to the quick check; the interface around it, which is not Turkish, links to neither. */
export const TURKISH_CHECK_LINK = 'Başka bir planınız mı var? Size hangi vizenin uyduğuna bakın.'

export const CARD_LEAD: Readonly<Record<ToolLanguage, Lead>> = {
  en: {
    title: 'Count your points for the Opportunity Card',
    intro: 'Each point with its section of the law. If points are missing, you see which step brings them.',
    effort: 'Twelve answers at most, five minutes.',
    description:
      'Points calculator for the German Opportunity Card: both ways, every point with its section of the law, and the steps that close a gap. Nothing is stored.',
  },
  de: {
    title: 'Ihre Punkte für die Chancenkarte',
    intro: 'Jeder Punkt mit seinem Paragrafen. Fehlen Punkte, sehen Sie, welcher Schritt sie bringt.',
    effort: 'Höchstens zwölf Antworten, fünf Minuten.',
    description:
      'Punkterechner für die Chancenkarte: beide Wege, jeder Punkt mit seinem Paragrafen, und die Schritte, die eine Lücke schließen. Nichts wird gespeichert.',
  },
  tr: {
    title: 'Fırsat Kartı puanınızı hesaplayın',
    intro: 'Her puan yasadaki maddesiyle. Puan eksikse hangi adımın onu getirdiğini görürsünüz.',
    effort: 'En çok on iki yanıt, beş dakika.',
    description:
      'Fırsat Kartı (Chancenkarte) puan hesaplama: iki yol, her puan yasadaki maddesiyle ve açığı kapatan adımlar. Hiçbir şey kaydedilmez.',
  },
}
