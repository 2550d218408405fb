import { guide, POINTS_CALCULATOR } from '#src/content/law/addresses.ts'
import { type LawRow, type Outcome, primary, secondary } from '#src/content/law/law.ts'
import { NOT_EU, type PeopleAnswers } from './questions.ts'

/** People who want to learn German. */
export const GERMAN_OUTCOMES = {
  Y_LANG: {
    kind: 'route',
    journey: 'language',
    en: {
      title: 'Language course visa (§ 16f(1))',
      text: 'For an intensive course of at least {languageCourseLessons}, in practice for up to {languageCourseStay}. Up to {languageCourseWork} of work are allowed. There is no right to this visa.',
      next: 'Ask the school the questions in the guide before you pay',
    },
    de: {
      title: 'Sprachkursvisum (§ 16f Abs. 1)',
      text: 'Für einen Intensivkurs mit mindestens {languageCourseLessons}, in der Praxis bis zu {languageCourseStay}. Erlaubt ist Arbeit bis zu {languageCourseWork}. Einen Anspruch gibt es nicht.',
      next: 'Vor dem Bezahlen der Schule die Fragen aus dem Ratgeber stellen',
    },
    tr: {
      title: 'Dil kursu vizesi (§ 16f(1))',
      text: 'En az {languageCourseLessons} süren yoğun bir kurs için, uygulamada en çok {languageCourseStay}. En çok {languageCourseWork} çalışılabilir. Bu vize bir hak değildir.',
      next: 'Ödemeden önce rehberdeki soruları okula sorun',
    },
    to: guide('language-course-visa-germany'),
    guides: ['language-course-visa-germany'],
  },
  Y_LANG_UNI: {
    kind: 'route',
    journey: 'study',
    en: {
      title: 'A course before university follows the rules for students',
      text: 'With admission tied to a preparatory course, § 16b fits. Without admission yet, the stay to apply for a study place (§ 17(2)) or § 16b(5) may fit.',
      next: 'Ask the university which letter it issues',
    },
    de: {
      title: 'Ein Kurs vor dem Studium folgt den Regeln für Studierende',
      text: 'Mit einer Zulassung, die an einen Vorbereitungskurs gebunden ist, passt § 16b. Ohne Zulassung kann der Aufenthalt zur Studienbewerbung (§ 17 Abs. 2) oder § 16b Abs. 5 passen.',
      next: 'Die Hochschule fragen, welche Bescheinigung sie ausstellt',
    },
    tr: {
      title: 'Üniversiteden önceki kurs öğrenci kurallarına bağlıdır',
      text: 'Hazırlık kursuna bağlı kabulle § 16b uyar. Henüz kabul yoksa üniversite yeri arama izni (§ 17(2)) veya § 16b(5) uyabilir.',
      next: 'Üniversiteye hangi yazıyı verdiğini sorun',
    },
    to: guide(
      'language-course-visa-germany',
      'is-this-the-right-visa-for-you',
      'ist-es-das-richtige-visum-für-sie',
    ),
    guides: ['language-course-visa-germany'],
  },
  Y_LANG_JOB: {
    kind: 'route',
    journey: 'card',
    en: {
      title: 'Two orders: course first, or the card at once',
      text: 'A1 German or B2 English is enough for the points route of the Opportunity Card. If you want more German first: during a language course stay you can apply for the card in Germany.',
      next: 'Count your points',
    },
    de: {
      title: 'Zwei Reihenfolgen: erst der Kurs, oder gleich die Karte',
      text: 'Für den Punkteweg der Chancenkarte genügt Deutsch A1 oder Englisch B2. Möchten Sie vorher mehr Deutsch: Während des Sprachkurses können Sie die Karte in Deutschland beantragen.',
      next: 'Ihre Punkte zählen',
    },
    tr: {
      title: 'İki sıra: önce kurs, ya da hemen kart',
      text: 'Fırsat Kartı’nın puan yolu için A1 Almanca veya B2 İngilizce yeter. Önce daha çok Almanca istiyorsanız: dil kursu kalışı sırasında karta Almanya’da başvurabilirsiniz.',
      next: 'Puanlarınızı hesaplayın',
    },
    to: POINTS_CALCULATOR,
    guides: ['language-course-visa-germany', 'opportunity-card-germany'],
  },
  Y_LANG_DOCTOR: {
    kind: 'route',
    journey: 'language',
    en: {
      title: 'B2 first, then the medical language exam',
      text: 'A language course stay takes you to B2. Medical German follows; the usual proof is the FSP. Apply for the licence at the same time: it takes longest.',
      next: 'Read what the FSP asks',
    },
    de: {
      title: 'Zuerst B2, dann die Fachsprachprüfung',
      text: 'Ein Sprachkursaufenthalt führt zu B2. Dann folgt die Fachsprache; der übliche Nachweis ist die FSP. Beantragen Sie die Zulassung gleichzeitig, sie dauert am längsten.',
      next: 'Lesen, was die FSP verlangt',
    },
    tr: {
      title: 'Önce B2, sonra tıbbi dil sınavı',
      text: 'Dil kursu sizi B2’ye götürür. Ardından tıp Almancası gelir; olağan kanıt FSP’dir. Mesleki izne aynı anda başvurun: en uzun o sürer.',
      next: 'FSP’nin ne istediğini okuyun',
    },
    to: guide('fsp-examination-germany'),
    guides: ['fsp-examination-germany', 'language-course-visa-germany', 'approbation-germany'],
  },
  Y_LANG_NURSE: {
    kind: 'route',
    journey: 'language',
    en: {
      title: 'Course and recognition side by side',
      text: 'Measures and the partnership start at A2 as a rule; the licence usually needs B2. Apply for recognition before or during the course.',
      next: 'See the chapter for nurses',
    },
    de: {
      title: 'Kurs und Anerkennung nebeneinander',
      text: 'Maßnahmen und Partnerschaft beginnen in der Regel bei A2; die Zulassung verlangt meist B2. Beantragen Sie die Anerkennung vor oder während des Kurses.',
      next: 'Das Kapitel für Pflegekräfte ansehen',
    },
    tr: {
      title: 'Kurs ve tanıma yan yana',
      text: 'Tanıma eğitimi ve ortaklık kural olarak A2 ile başlar; mesleki izin genellikle B2 ister. Kurstan önce veya kurs sırasında tanıma için başvurun.',
      next: 'Hemşireler bölümüne bakın',
    },
    to: guide('nurses-germany', 'german-which-level-and-when', 'deutsch-welche-stufe-und-wann'),
    guides: ['nurses-germany', 'language-course-visa-germany'],
  },
  Y_LANG_RECOGNITION: {
    kind: 'route',
    journey: 'language',
    en: {
      title: 'A2 opens most doors to recognition',
      text: 'A recognition measure or partnership usually asks for A2. You can learn at home or with a language course visa.',
      next: 'See which level the next step asks',
    },
    de: {
      title: 'A2 öffnet die meisten Türen zur Anerkennung',
      text: 'Maßnahme oder Partnerschaft verlangen meist A2. Sie können zu Hause lernen oder mit einem Sprachkursvisum.',
      next: 'Nachsehen, welches Niveau der nächste Schritt verlangt',
    },
    tr: {
      title: 'A2, tanımanın çoğu kapısını açar',
      text: 'Tanıma eğitimi veya ortaklığı genellikle A2 ister. Evinizde veya dil kursu vizesiyle öğrenebilirsiniz.',
      next: 'Sonraki adımın hangi düzeyi istediğine bakın',
    },
    to: guide(
      'language-course-visa-germany',
      'which-level-do-you-need-afterwards',
      'welches-niveau-brauchen-sie-danach',
    ),
    guides: ['language-course-visa-germany'],
  },
  Y_LANG_FAMILY: {
    kind: 'route',
    journey: 'family',
    en: {
      title: 'First see whether you need A1 at all',
      text: 'Spouses need A1 as a rule, but many are exempt. Then no language course visa is needed.',
      next: 'Open the A1 decision tree',
    },
    de: {
      title: 'Zuerst sehen, ob Sie A1 überhaupt brauchen',
      text: 'Ehefrauen und Ehemänner brauchen in der Regel A1, viele sind aber befreit. Dann ist kein Sprachkursvisum nötig.',
      next: 'Den Entscheidungsbaum zu A1 öffnen',
    },
    tr: {
      title: 'Önce A1 gerekip gerekmediğine bakın',
      text: 'Eşler kural olarak A1 ister, ama birçoğu muaftır. O zaman dil kursu vizesi gerekmez.',
      next: 'A1 karar ağacını açın',
    },
    to: guide(
      'family-reunion-visa-germany',
      'does-your-spouse-need-a1',
      'brauchen-ihre-frau-oder-ihr-mann-a1',
    ),
    guides: ['family-reunion-visa-germany'],
  },
} as const satisfies Record<string, Outcome>

export const GERMAN_ROWS = [
  {
    id: 'Y-60',
    when: { country: NOT_EU, goal: ['german'], plan: ['just'] },
    outcome: 'Y_LANG',
    law: [primary('§ 16f Abs. 1, 3 Satz 4 AufenthG'), secondary('embassies on lessons and length')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-61',
    when: { country: NOT_EU, goal: ['german'], plan: ['uni'] },
    outcome: 'Y_LANG_UNI',
    law: [primary('§ 16b Abs. 1 Satz 2, 3, Abs. 5 AufenthG'), primary('§ 17 Abs. 2 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-62',
    when: { country: NOT_EU, goal: ['german'], plan: ['job'] },
    outcome: 'Y_LANG_JOB',
    law: [primary('§ 16f Abs. 1 AufenthG'), primary('§ 20a Abs. 4 Satz 2, 3 AufenthG')],
    validFrom: '2024-06-01',
  },
  {
    id: 'Y-63',
    when: { country: NOT_EU, goal: ['german'], plan: ['recog'], who: ['doctor'] },
    outcome: 'Y_LANG_DOCTOR',
    law: [primary('§ 16f Abs. 1 AufenthG'), secondary('resolution of the health ministers, 2014')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-64',
    when: { country: NOT_EU, goal: ['german'], plan: ['recog'], who: ['nurse'] },
    outcome: 'Y_LANG_NURSE',
    law: [
      primary('§ 16f Abs. 1 AufenthG'),
      primary('§ 16d Abs. 1, 3 AufenthG'),
      secondary('levels commonly asked'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-65',
    when: {
      country: NOT_EU,
      goal: ['german'],
      plan: ['recog'],
      who: ['degree_list', 'degree_other', 'it_exp', 'training', 'care', 'driver', 'cook', 'none'],
    },
    outcome: 'Y_LANG_RECOGNITION',
    law: [
      primary('§ 16f Abs. 1 AufenthG'),
      primary('§ 16d Abs. 1 Satz 2 Nr. 1, Abs. 3 Satz 1 Nr. 5 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-66',
    when: { country: NOT_EU, goal: ['german'], plan: ['family'] },
    outcome: 'Y_LANG_FAMILY',
    law: [primary('§ 30 Abs. 1 Satz 1 Nr. 2, Satz 3 AufenthG'), primary('§ 28 Abs. 1 Satz 5 AufenthG')],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<PeopleAnswers, keyof typeof GERMAN_OUTCOMES>[]
