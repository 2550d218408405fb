import { SITES, site } from '#src/content/law/addresses.ts'
import { type CheckGate, known, type Outcome, primary } from '#src/content/law/law.ts'
import { NOT_EU, type PeopleAnswers } from './questions.ts'

/** People who hold a permit of another EU state: each right that starts from one. */
export const MOBILITY_OUTCOMES = {
  Y_MOBILE_BLUE: {
    kind: 'route',
    journey: 'advice',
    en: {
      title: 'Blue Card of another EU state: no visa, apply here (§ 18i)',
      text: 'After {blueCardMobilityAfter} with that card you may come without a visa. Apply at the immigration authority within {blueCardMobilityApplication} of entry; your family too. You may start work {blueCardMobilityStart} after the complete application. Salary and job must meet the German rules. For short business stays there is § 18h: ask.',
      next: 'Book the appointment before you move, and bring card, contract and degree',
    },
    de: {
      title: 'Blaue Karte aus einem anderen EU-Staat: ohne Visum, hier beantragen (§ 18i)',
      text: 'Nach {blueCardMobilityAfter:dative} mit dieser Karte dürfen Sie ohne Visum kommen. Beantragen Sie innerhalb von {blueCardMobilityApplication} nach der Einreise bei der Ausländerbehörde, auch für Ihre Familie. Arbeiten dürfen Sie {blueCardMobilityStart} nach dem vollständigen Antrag. Gehalt und Stelle müssen den deutschen Regeln entsprechen. Für kurze Geschäftsaufenthalte gibt es § 18h: fragen.',
      next: 'Vor dem Umzug den Termin buchen; Karte, Vertrag und Abschluss mitbringen',
    },
    tr: {
      title: 'Başka AB ülkesinin Mavi Kartı: vizesiz gelin, burada başvurun (§ 18i)',
      text: 'Bu kartla {blueCardMobilityAfter} sonra vizesiz gelebilirsiniz. Girişten sonra {blueCardMobilityApplication} içinde yabancılar dairesine başvurun, aileniz de. Eksiksiz başvurudan {blueCardMobilityStart} sonra çalışmaya başlayabilirsiniz. Maaş ve iş Alman kurallarına uymalıdır. Kısa iş gezileri için § 18h vardır: sorun.',
      next: 'Taşınmadan önce randevu alın; kartı, sözleşmeyi ve diplomayı getirin',
    },
    to: site(SITES.migrationOffice),
    guides: ['already-in-germany'],
  },
  Y_MOBILE_LONG_TERM: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'EU long-term residents: a permit here (§ 38a)',
      text: 'With long-term residence of another EU state there is a permit for stays longer than a visit. For work its rules follow those of the job. The card must say “long-term resident – EU”.',
      next: 'Ask the immigration authority of your town before you move',
    },
    de: {
      title: 'Daueraufenthalt-EU: ein Titel hier (§ 38a)',
      text: 'Mit Daueraufenthalt-EU aus einem anderen Staat gibt es einen Titel für mehr als einen Besuch. Für die Arbeit gelten die Regeln der jeweiligen Stelle. Auf der Karte muss „Daueraufenthalt-EU“ in der Sprache des Staats stehen.',
      next: 'Vor dem Umzug die Ausländerbehörde Ihres Orts fragen',
    },
    tr: {
      title: 'AB uzun süreli oturum: burada izin (§ 38a)',
      text: 'Başka bir AB ülkesinin uzun süreli oturumuyla, ziyaretten uzun kalış için bir izin vardır. Çalışmada o işin kuralları geçerlidir. Kartta “uzun süreli oturum – AB” yazmalıdır.',
      next: 'Taşınmadan önce oturacağınız yerin yabancılar dairesine sorun',
    },
    to: site(SITES.migrationOffice),
    guides: ['already-in-germany'],
  },
  Y_MOBILE_ICT: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'Transfer inside a company: §§ 19a, 19b',
      text: 'With an ICT permit of another EU state, the company can have you work at its German branch: for a short time by notice, for longer with a Mobile ICT Card. The branch must act before you come.',
      next: 'Ask the immigration authority of your town before you move',
    },
    de: {
      title: 'Transfer im Unternehmen: §§ 19a, 19b',
      text: 'Mit einem ICT-Titel eines anderen EU-Staats kann das Unternehmen Sie in der deutschen Niederlassung einsetzen: kurz mit einer Mitteilung, länger mit der Mobiler-ICT-Karte. Die Niederlassung muss handeln, bevor Sie kommen.',
      next: 'Vor dem Umzug die Ausländerbehörde Ihres Orts fragen',
    },
    tr: {
      title: 'Şirket içi geçiş: §§ 19a, 19b',
      text: 'Başka bir AB ülkesinin ICT izniyle şirket sizi Almanya’daki şubesinde çalıştırabilir: kısa süre bildirimle, daha uzunu Mobil ICT Kartı ile. Şube siz gelmeden işlem yapmalıdır.',
      next: 'Taşınmadan önce oturacağınız yerin yabancılar dairesine sorun',
    },
    to: site(SITES.migrationOffice),
    guides: ['already-in-germany'],
  },
  Y_MOBILE_RESEARCH: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'Researchers: §§ 18e, 18f',
      text: 'With a research permit of another EU state, you may do part of the research here: for a short time by notice of the institution, for longer with a permit of its own. The German institution starts it.',
      next: 'Ask the immigration authority of your town before you move',
    },
    de: {
      title: 'Forschende: §§ 18e, 18f',
      text: 'Mit einem Titel für Forschung aus einem anderen EU-Staat können Sie einen Teil hier forschen: kurz mit einer Mitteilung der Einrichtung, länger mit einem eigenen Titel. Die deutsche Einrichtung beginnt damit.',
      next: 'Vor dem Umzug die Ausländerbehörde Ihres Orts fragen',
    },
    tr: {
      title: 'Araştırmacılar: §§ 18e, 18f',
      text: 'Başka bir AB ülkesinin araştırma izniyle araştırmanın bir bölümünü burada yapabilirsiniz: kısa süre kurumun bildirimiyle, daha uzunu ayrı bir izinle. Alman kurumu işlemi başlatır.',
      next: 'Taşınmadan önce oturacağınız yerin yabancılar dairesine sorun',
    },
    to: site(SITES.migrationOffice),
    guides: ['already-in-germany'],
  },
  Y_MOBILE_STUDENT: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'Students: part of the studies here (§ 16c)',
      text: 'With a study permit of another EU state, you may study a part here. It takes a programme or an agreement of the universities, and a notice of the German one. Without one, the ordinary study permit (§ 16b) is usual.',
      next: 'Ask the immigration authority of your town before you move',
    },
    de: {
      title: 'Studierende: ein Teil des Studiums hier (§ 16c)',
      text: 'Mit einem Titel zum Studium aus einem anderen EU-Staat können Sie einen Teil hier studieren. Das verlangt ein Programm oder eine Vereinbarung der Hochschulen und eine Mitteilung der deutschen. Sonst ist der übliche Titel § 16b.',
      next: 'Vor dem Umzug die Ausländerbehörde Ihres Orts fragen',
    },
    tr: {
      title: 'Öğrenciler: eğitimin bir bölümü burada (§ 16c)',
      text: 'Başka bir AB ülkesinin öğrenci izniyle, bir program veya üniversiteler arası anlaşma ve Alman üniversitesinin bildirimiyle bir bölümü burada okuyabilirsiniz. Yoksa olağan izin § 16b’dir.',
      next: 'Taşınmadan önce oturacağınız yerin yabancılar dairesine sorun',
    },
    to: site(SITES.migrationOffice),
    guides: ['already-in-germany'],
  },
  Y_MOBILE_POSTED: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'Posted by a firm in another EU state (§ 21 BeschV)',
      text: 'For work that your firm there does here for a time, the Federal Employment Agency is not asked, if you are employed there lawfully. The visa for posted workers (Vander Elst) can be needed. Ask the German embassy or consulate there which applies to you.',
      next: 'Let the firm ask the German embassy or consulate there before you travel',
    },
    de: {
      title: 'Entsandt von einer Firma in einem anderen EU-Staat (§ 21 BeschV)',
      text: 'Für Arbeit, die Ihre Firma dort auf Zeit hier leistet, wird die Bundesagentur nicht gefragt, wenn Sie dort ordnungsgemäß beschäftigt sind. Ein Visum für Entsandte (Vander Elst) kann nötig sein. Fragen Sie die deutsche Vertretung dort, was für Sie gilt.',
      next: 'Die Firma bitten, vor der Reise die deutsche Botschaft oder das Konsulat dort zu fragen',
    },
    tr: {
      title: 'Başka bir AB ülkesindeki firma gönderiyor (§ 21 BeschV)',
      text: 'Oradaki firmanızın burada geçici olarak yaptığı iş için, orada yasal çalışıyorsanız Federal İş Ajansı’na sorulmaz. Gönderilen çalışanlar vizesi (Vander Elst) gerekebilir. Size neyin uyduğunu oradaki Alman temsilciliğine sorun.',
      next: 'Yola çıkmadan önce firma oradaki Alman temsilciliğine sorsun',
    },
    to: site(SITES.consularServices),
    guides: ['already-in-germany'],
  },
  Y_MOBILE_OTHER: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'As a rule, the German visa first',
      text: 'A permit of another Schengen state lets you visit, not live or work here. You may apply in Germany only where the law gives a right to the permit (§ 39 AufenthV). Otherwise the German embassy or consulate where you live decides.',
      next: 'Ask the German embassy or consulate where you live',
    },
    de: {
      title: 'In der Regel zuerst das deutsche Visum',
      text: 'Ein Titel eines anderen Schengen-Staats erlaubt einen Besuch, nicht das Leben oder Arbeiten hier. In Deutschland beantragen dürfen Sie nur, wo das Gesetz einen Anspruch gibt (§ 39 AufenthV). Sonst entscheidet die deutsche Vertretung an Ihrem Wohnort.',
      next: 'Die deutsche Botschaft oder das Konsulat Ihres Wohnorts fragen',
    },
    tr: {
      title: 'Kural olarak önce Alman vizesi',
      text: 'Başka bir Schengen ülkesinin izni ziyarete yarar, burada yaşamaya veya çalışmaya yetmez. Almanya’da ancak yasanın hak tanıdığı izne başvurabilirsiniz (§ 39 AufenthV). Yoksa yaşadığınız yerdeki Alman temsilciliği karar verir.',
      next: 'Yaşadığınız yerdeki Alman temsilciliğine sorun',
    },
    to: site(SITES.consularServices),
    guides: ['already-in-germany'],
  },
} as const satisfies Record<string, Outcome>

export const MOBILITY_GATES = [
  {
    id: 'YG-40',
    when: {
      country: NOT_EU,
      goal: ['work', 'search', 'recognition', 'german', 'study'],
      where: ['eu_permit'],
      eu_kind: ['blue'],
    },
    outcome: 'Y_MOBILE_BLUE',
    law: [
      primary('§ 18i AufenthG'),
      primary('§ 39 Satz 1 Nr. 7 AufenthV'),
      primary('§ 81 Abs. 6a AufenthG'),
      known('§ 18h AufenthG'),
    ],
    validFrom: '2023-11-18',
  },
  {
    id: 'YG-41',
    when: {
      country: NOT_EU,
      goal: ['work', 'search', 'recognition', 'german', 'study'],
      where: ['eu_permit'],
      eu_kind: ['long_term'],
    },
    outcome: 'Y_MOBILE_LONG_TERM',
    law: [known('§ 38a AufenthG'), primary('§ 39 Satz 1 Nr. 6 AufenthV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-42',
    when: {
      country: NOT_EU,
      goal: ['work', 'search', 'recognition', 'german', 'study'],
      where: ['eu_permit'],
      eu_kind: ['ict'],
    },
    outcome: 'Y_MOBILE_ICT',
    law: [known('§§ 19a, 19b AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-43',
    when: {
      country: NOT_EU,
      goal: ['work', 'search', 'recognition', 'german', 'study'],
      where: ['eu_permit'],
      eu_kind: ['research'],
    },
    outcome: 'Y_MOBILE_RESEARCH',
    law: [known('§§ 18e, 18f AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-44',
    when: {
      country: NOT_EU,
      goal: ['work', 'search', 'recognition', 'german', 'study'],
      where: ['eu_permit'],
      eu_kind: ['student'],
    },
    outcome: 'Y_MOBILE_STUDENT',
    law: [known('§ 16c AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-45',
    when: {
      country: NOT_EU,
      goal: ['work', 'search', 'recognition', 'german', 'study'],
      where: ['eu_permit'],
      eu_kind: ['posted'],
    },
    outcome: 'Y_MOBILE_POSTED',
    law: [primary('§ 21 BeschV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'YG-46',
    when: {
      country: NOT_EU,
      goal: ['work', 'search', 'recognition', 'german', 'study'],
      where: ['eu_permit'],
      eu_kind: ['other'],
    },
    outcome: 'Y_MOBILE_OTHER',
    law: [primary('§ 39 Satz 1 Nr. 6 AufenthV'), primary('§ 5 Abs. 2 AufenthG')],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly CheckGate<PeopleAnswers, keyof typeof MOBILITY_OUTCOMES>[]
