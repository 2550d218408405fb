import { emailIn } from '#contracts/calls/send-contact-email.ts'
import type { TalkWay } from '#contracts/calls/talk-status.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import type { Language } from '#contracts/values/language.ts'
import { timeInWords } from '#contracts/values/talk-times.ts'
import type { Company, Lead, Mail } from '#functions/ports.ts'
import type { Agreement, Proposal } from '#functions/talk.ts'
import { calendarFile, type Entry, invitation } from './invite.ts'
import { type Block, firstParagraph } from './mail-content.ts'
import { signatureOf } from './signature.ts'
import { typeset } from './typeset.ts'

/** Data of each mail to a visitor about a talk. */
export interface VisitorMailPorts {
  company: Company
  /** Link to the page "Your message". */
  messageUrl: string
  /** Identifies the calendar entry. */
  uid: string
}

type News = { subject: string; heading: string; blocks: readonly Block[]; invite?: string }

export function proposalMail(
  lead: Lead,
  proposal: Proposal,
  standing: Agreement | null,
  ports: VisitorMailPorts,
) {
  const words = WORDS[lead.language]
  const { language } = lead
  return mailOf(lead, ports, {
    subject: standing ? words.newTimes : words.times,
    heading: words.which,
    blocks: [
      {
        paragraph: standing
          ? fillIn(words.stands, { time: timeInWords(standing.start, language) })
          : words.nothingFixed,
      },
      { items: proposal.times.map((start) => fillIn(words.item, { time: timeInWords(start, language) })) },
      { paragraph: words.germanTime },
      { details: [{ label: words.how, value: howInWords(proposal.how, language) }, durationOf(language)] },
      ...(proposal.line ? [{ paragraph: fillIn(words.line, { line: proposal.line }) }] : []),
      { button: { label: words.choose, url: ports.messageUrl } },
      { paragraph: words.none },
    ],
  })
}

/** @param before the revision that this one replaces; null for a new talk */
export function agreementMail(
  lead: Lead,
  agreed: Agreement,
  { before, by }: { before: Agreement | null; by: 'visitor' | 'team' },
  ports: VisitorMailPorts,
): Mail {
  const words = WORDS[lead.language]
  const { language } = lead
  return mailOf(lead, ports, {
    subject: fillIn(before ? words.movedSubject : words.agreedSubject, {
      time: timeInWords(agreed.start, language),
    }),
    heading: before ? words.moved : words.agreed,
    blocks: [
      { paragraph: by === 'team' ? words.asAgreed : words.glad },
      ...(before ? [{ paragraph: fillIn(words.before, { time: timeInWords(before.start, language) }) }] : []),
      { details: detailsOf(agreed, language) },
      ...calendarBlocks(before ? words.updates : words.adds, language, ports),
    ],
    invite: inviteFor(lead, agreed, 'request', ports),
  })
}

export function wayMail(lead: Lead, agreed: Agreement, before: Agreement, ports: VisitorMailPorts): Mail {
  const words = WORDS[lead.language]
  const { language } = lead
  return mailOf(lead, ports, {
    subject: words.waySubject,
    heading: words.way,
    blocks: [
      { paragraph: words.sameTime },
      {
        details: [
          ...detailsOf(agreed, language),
          { label: words.untilNow, value: howInWords(before.how, language) },
        ],
      },
      ...calendarBlocks(words.updates, language, ports),
    ],
    invite: inviteFor(lead, agreed, 'request', ports),
  })
}

/** @param cancelled the revision that cancels the talk */
export function cancellationMail(
  lead: Lead,
  cancelled: Agreement,
  { by, line, isUrgent }: { by: 'visitor' | 'team'; line: string; isUrgent: boolean },
  ports: VisitorMailPorts,
): Mail {
  const words = WORDS[lead.language]
  const { language } = lead
  const time = timeInWords(cancelled.start, language)
  return mailOf(lead, ports, {
    subject: isUrgent ? words.cancelledToday : fillIn(words.cancelledSubject, { time }),
    heading: words.cancelled,
    blocks: [
      { paragraph: fillIn(by === 'team' ? words.weCancelled : words.youCancelled, { time }) },
      ...(line && by === 'team' ? [{ paragraph: fillIn(words.line, { line }) }] : []),
      { paragraph: words.removes },
      { paragraph: by === 'team' ? words.sorry : words.again },
      { link: { label: words.status, url: ports.messageUrl } },
    ],
    invite: inviteFor(lead, cancelled, 'cancel', ports),
  })
}

/** Tells that the proposed times were withdrawn, or have passed. */
export function closedProposalMail(
  lead: Lead,
  as: 'withdrawn' | 'lapsed',
  standing: Agreement | null,
  ports: VisitorMailPorts,
): Mail {
  const words = WORDS[lead.language]
  const { language } = lead
  return mailOf(lead, ports, {
    subject: words[`${as}Subject`],
    heading: words[as],
    blocks: [
      { paragraph: as === 'withdrawn' ? words.withdrawnText : words.lapsedText },
      ...(standing
        ? [{ paragraph: fillIn(words.stillStands, { time: timeInWords(standing.start, language) }) }]
        : []),
      { paragraph: words.writeUs },
      { link: { label: words.status, url: ports.messageUrl } },
    ],
  })
}

export function reminderMail(lead: Lead, agreed: Agreement, ports: VisitorMailPorts): Mail {
  const words = WORDS[lead.language]
  return mailOf(lead, ports, {
    subject: fillIn(words.reminderSubject, { time: timeInWords(agreed.start, lead.language) }),
    heading: words.reminder,
    blocks: [
      { paragraph: words.glad },
      { details: detailsOf(agreed, lead.language) },
      { paragraph: words.cannot },
      { link: { label: words.seeOrCancel, url: ports.messageUrl } },
    ],
  })
}

/** The file that the page offers for the visitor's calendar. */
export const visitorCalendarFile = (lead: Lead, agreed: Agreement, company: Company, uid: string): string =>
  calendarFile(entryFor(lead, agreed, company, uid))

export function howInWords(how: TalkWay, language: Language): string {
  const words = WORDS[language].ways
  if (how.way === 'video') return fillIn(words.video, { link: how.link })
  return how.way === 'phone' ? words.phone : words[how.city]
}

function mailOf(lead: Lead, { company }: VisitorMailPorts, { subject, heading, blocks, invite }: News): Mail {
  const { language, reference } = lead
  const words = WORDS[language]
  return {
    to: emailIn(lead.form) ?? company.contactEmail,
    replyTo: company.contactEmail,
    ...typeset(
      {
        language,
        subject: `${subject} – ${reference}`,
        preheader: firstParagraph(blocks),
        heading,
        blocks: [
          { paragraph: words.greeting },
          ...blocks,
          { reference: { label: words.reference, value: reference } },
          { signature: signatureOf(company, language) },
        ],
        note: fillIn(words.note, { email: company.contactEmail }),
      },
      company,
    ),
    ...(invite && { invite }),
  }
}

const durationOf = (language: Language) => ({
  label: WORDS[language].duration,
  value: WORDS[language].halfHour,
})

function detailsOf({ start, how }: Agreement, language: Language) {
  const words = WORDS[language]
  return [
    { label: words.when, value: fillIn(words.german, { time: timeInWords(start, language) }) },
    { label: words.how, value: howInWords(how, language) },
    durationOf(language),
  ]
}

/** @param effect sentence about the attached file */
const calendarBlocks = (effect: string, language: Language, { messageUrl }: VisitorMailPorts): Block[] => [
  { paragraph: `${effect} ${WORDS[language].noAnswer}` },
  { link: { label: WORDS[language].seeOrCancel, url: messageUrl } },
]

const entryFor = ({ language, reference }: Lead, agreed: Agreement, company: Company, uid: string): Entry => {
  const words = WORDS[language]
  const how = howInWords(agreed.how, language)
  return {
    uid,
    agreed,
    summary: fillIn(words.summary, { organisation: company.organisation }),
    location: how,
    description: `${words.reference}: ${reference}\n${how}\n${words.answerTellsNothing}`,
  }
}

const inviteFor = (
  lead: Lead,
  agreed: Agreement,
  method: 'request' | 'cancel',
  { company, uid }: VisitorMailPorts,
): string =>
  invitation(method, entryFor(lead, agreed, company, uid), {
    organizer: { name: company.organisation, email: company.mailFrom },
    attendee: emailIn(lead.form) ?? company.contactEmail,
  })

const WORDS = {
  en: {
    greeting: 'Hello,',
    times: 'Times for our talk',
    newTimes: 'Another time for our talk',
    which: 'Which time suits you?',
    nothingFixed: 'Nothing is fixed until you choose one of these times on our page.',
    stands: 'Your talk on {time} (German time) stands until you choose another time.',
    stillStands: 'Your talk on {time} (German time) takes place as agreed.',
    item: '{time}',
    germanTime: 'All times are German time. The page also shows them in the time zone of your device.',
    how: 'How',
    when: 'When',
    german: '{time} (German time)',
    duration: 'Duration',
    halfHour: '30 minutes',
    line: 'A note from us: {line}',
    choose: 'Choose a time',
    none: 'None of them suits you? Say so on the same page, or simply reply to this e-mail.',
    agreedSubject: 'Our talk on {time}',
    movedSubject: 'Our talk moves to {time}',
    agreed: 'Our talk is agreed',
    moved: 'Our talk has a new time',
    asAgreed: 'We have entered the time that you agreed with us by e-mail or phone.',
    glad: 'We look forward to talking with you.',
    before: 'The new time replaces our talk on {time} (German time).',
    adds: 'The attached file adds the talk to your calendar.',
    updates: 'The attached file updates the talk in your calendar. If the old entry stays, just delete it.',
    noAnswer: 'Please do not accept or decline it there: we would not see that.',
    seeOrCancel: 'See the talk, or cancel it',
    status: 'See where your message stands',
    waySubject: 'How we meet has changed',
    way: 'How we meet has changed',
    sameTime: 'The time stays the same. Only the way we meet is new.',
    untilNow: 'Until now',
    cancelledSubject: 'Our talk on {time} is cancelled',
    cancelledToday: 'Today: our talk is cancelled',
    cancelled: 'Our talk is cancelled',
    weCancelled: 'We have to cancel our talk on {time} (German time).',
    youCancelled: 'You have cancelled our talk on {time} (German time).',
    removes:
      'The attached file removes the talk from your calendar. If it is still there afterwards, please delete it yourself.',
    sorry: 'We are sorry about that. We will get back to you; you can also reply to this e-mail.',
    again: 'Would you like to talk at another time? Then reply to this e-mail.',
    withdrawnSubject: 'The proposed times no longer apply',
    withdrawn: 'The proposed times no longer apply',
    withdrawnText: 'We have withdrawn the times that we proposed, so you cannot choose them any more.',
    lapsedSubject: 'The proposed times have passed',
    lapsed: 'The proposed times have passed',
    lapsedText: 'The times that we proposed have passed, and no talk was agreed for them.',
    writeUs: 'We will get back to you. You can also reply to this e-mail and tell us which times suit you.',
    reminderSubject: 'Reminder: our talk on {time}',
    reminder: 'A reminder of our talk',
    cannot: 'If you cannot make it, please cancel in time:',
    reference: 'Reference',
    summary: 'Talk with {organisation}',
    answerTellsNothing:
      'An answer in your calendar does not reach us. To cancel, use the link in our e-mail.',
    ways: {
      phone: 'By phone (we call you)',
      video: 'By video, {link}',
      munich: 'At our office in Munich',
      berlin: 'At our office in Berlin',
    },
    note: 'You receive this e-mail because of your message to us. If it was not yours, take it back on the page behind the link above, or write to {email}.',
  },
  de: {
    greeting: 'Guten Tag,',
    times: 'Termine für unser Gespräch',
    newTimes: 'Ein anderer Termin für unser Gespräch',
    which: 'Welcher Termin passt Ihnen?',
    nothingFixed:
      'Noch ist nichts vereinbart. Ein Termin gilt erst, wenn Sie ihn auf unserer Seite auswählen.',
    stands:
      'Ihr Gespräch am {time} Uhr (deutsche Zeit) bleibt bestehen, bis Sie einen anderen Termin auswählen.',
    stillStands: 'Ihr Gespräch am {time} Uhr (deutsche Zeit) findet wie vereinbart statt.',
    item: '{time} Uhr',
    germanTime: 'Alle Zeiten sind deutsche Zeit. Die Seite zeigt sie auch in der Zeitzone Ihres Geräts.',
    how: 'Wie',
    when: 'Wann',
    german: '{time} Uhr (deutsche Zeit)',
    duration: 'Dauer',
    halfHour: '30 Minuten',
    line: 'Hinweis von uns: {line}',
    choose: 'Termin auswählen',
    none: 'Keiner passt? Sagen Sie es uns auf derselben Seite, oder antworten Sie einfach auf diese E-Mail.',
    agreedSubject: 'Unser Gespräch am {time} Uhr',
    movedSubject: 'Neuer Termin für unser Gespräch: {time} Uhr',
    agreed: 'Unser Gespräch ist vereinbart',
    moved: 'Unser Gespräch hat einen neuen Termin',
    asAgreed: 'Wir haben den Termin eingetragen, den Sie per E-Mail oder Telefon mit uns vereinbart haben.',
    glad: 'Wir freuen uns auf das Gespräch mit Ihnen.',
    before: 'Der neue Termin ersetzt unser Gespräch am {time} Uhr (deutsche Zeit).',
    adds: 'Die angehängte Datei trägt das Gespräch in Ihren Kalender ein.',
    updates:
      'Die angehängte Datei ändert das Gespräch in Ihrem Kalender. Bleibt der alte Eintrag stehen, löschen Sie ihn.',
    noAnswer: 'Bitte sagen Sie dort weder zu noch ab: Das erreicht uns nicht.',
    seeOrCancel: 'Gespräch ansehen oder absagen',
    status: 'Stand Ihrer Nachricht ansehen',
    waySubject: 'Unser Gespräch findet auf anderem Weg statt',
    way: 'Unser Gespräch findet auf anderem Weg statt',
    sameTime: 'Der Termin bleibt gleich. Nur der Weg ist neu.',
    untilNow: 'Bisher',
    cancelledSubject: 'Unser Gespräch am {time} Uhr ist abgesagt',
    cancelledToday: 'Heute: Unser Gespräch ist abgesagt',
    cancelled: 'Unser Gespräch ist abgesagt',
    weCancelled: 'Wir müssen unser Gespräch am {time} Uhr (deutsche Zeit) leider absagen.',
    youCancelled: 'Sie haben unser Gespräch am {time} Uhr (deutsche Zeit) abgesagt.',
    removes:
      'Die angehängte Datei entfernt das Gespräch aus Ihrem Kalender. Steht es danach noch dort, löschen Sie es bitte selbst.',
    sorry: 'Das tut uns leid. Wir melden uns bei Ihnen; Sie können auch auf diese E-Mail antworten.',
    again: 'Möchten Sie zu einer anderen Zeit mit uns sprechen? Dann antworten Sie auf diese E-Mail.',
    withdrawnSubject: 'Die vorgeschlagenen Termine gelten nicht mehr',
    withdrawn: 'Die vorgeschlagenen Termine gelten nicht mehr',
    withdrawnText: 'Wir haben unsere Terminvorschläge zurückgezogen. Sie können sie nicht mehr auswählen.',
    lapsedSubject: 'Die vorgeschlagenen Termine sind verstrichen',
    lapsed: 'Die vorgeschlagenen Termine sind verstrichen',
    lapsedText: 'Die Termine, die wir vorgeschlagen haben, sind verstrichen. Keiner davon wurde vereinbart.',
    writeUs:
      'Wir melden uns bei Ihnen. Sie können uns auch auf diese E-Mail antworten und schreiben, wann es Ihnen passt.',
    reminderSubject: 'Erinnerung: unser Gespräch am {time} Uhr',
    reminder: 'Erinnerung an unser Gespräch',
    cannot: 'Falls Sie verhindert sind, sagen Sie bitte rechtzeitig ab:',
    reference: 'Referenznummer',
    summary: 'Gespräch mit {organisation}',
    answerTellsNothing:
      'Eine Antwort im Kalender erreicht uns nicht. Absagen können Sie über den Link in unserer E-Mail.',
    ways: {
      phone: 'Telefonisch (wir rufen Sie an)',
      video: 'Per Video, {link}',
      munich: 'In unserem Büro in München',
      berlin: 'In unserem Büro in Berlin',
    },
    note: 'Sie erhalten diese E-Mail wegen Ihrer Nachricht an uns. Stammt sie nicht von Ihnen? Dann nehmen Sie sie auf der Seite hinter dem Link oben zurück. Oder schreiben Sie an {email}.',
  },
  tr: {
    greeting: 'Merhaba,',
    times: 'Görüşmemiz için saat önerileri',
    newTimes: 'Görüşmemiz için başka saat önerileri',
    which: 'Hangi saat size uyar?',
    nothingFixed: 'Henüz hiçbir şey kesinleşmedi. Görüşme ancak sayfamızda bir saat seçtiğinizde kesinleşir.',
    stands: '{time} (Almanya saati) için kararlaştırılan görüşmeniz, başka bir saat seçene kadar geçerlidir.',
    stillStands: '{time} (Almanya saati) için kararlaştırılan görüşmeniz planlandığı gibi yapılacaktır.',
    item: '{time}',
    germanTime: 'Bütün saatler Almanya saatidir. Sayfa bunları cihazınızın saat diliminde de gösterir.',
    how: 'Nasıl',
    when: 'Ne zaman',
    german: '{time} (Almanya saati)',
    duration: 'Süre',
    halfHour: '30 dakika',
    line: 'Notumuz: {line}',
    choose: 'Saat seçin',
    none: 'Hiçbiri uymuyor mu? Bunu aynı sayfada belirtin veya bu e-postayı yanıtlayın.',
    agreedSubject: 'Görüşmemiz: {time}',
    movedSubject: 'Görüşmemizin yeni saati: {time}',
    agreed: 'Görüşmemiz kararlaştırıldı',
    moved: 'Görüşmemizin saati değişti',
    asAgreed: 'E-posta veya telefonla bizimle kararlaştırdığınız saati kaydettik.',
    glad: 'Sizinle görüşeceğimiz için memnunuz.',
    before: 'Önceki saat artık geçerli değil: {time} (Almanya saati).',
    adds: 'Ekteki dosya görüşmeyi takviminize ekler.',
    updates: 'Ekteki dosya takviminizdeki görüşmeyi günceller. Eski kayıt kalırsa silebilirsiniz.',
    noAnswer: 'Lütfen takvimden yanıt vermeyin: Yanıt bize ulaşmaz.',
    seeOrCancel: 'Görüşmeyi görün veya iptal edin',
    status: 'Mesajınızın durumunu görün',
    waySubject: 'Görüşme şeklimiz değişti',
    way: 'Görüşme şeklimiz değişti',
    sameTime: 'Saat aynı kalıyor. Yalnızca görüşme şekli değişti.',
    untilNow: 'Önceki',
    cancelledSubject: 'Görüşmemiz iptal edildi: {time}',
    cancelledToday: 'Bugün: Görüşmemiz iptal edildi',
    cancelled: 'Görüşmemiz iptal edildi',
    weCancelled:
      '{time} (Almanya saati) için kararlaştırılan görüşmemizi ne yazık ki iptal etmek zorundayız.',
    youCancelled: '{time} (Almanya saati) için kararlaştırılan görüşmemizi iptal ettiniz.',
    removes: 'Ekteki dosya görüşmeyi takviminizden kaldırır. Hâlâ görünüyorsa lütfen kendiniz silin.',
    sorry: 'Bunun için üzgünüz. Size yeniden yazacağız; isterseniz bu e-postayı yanıtlayabilirsiniz.',
    again: 'Başka bir zaman görüşmek ister misiniz? O zaman bu e-postayı yanıtlayın.',
    withdrawnSubject: 'Önerilen saatler artık geçerli değil',
    withdrawn: 'Önerilen saatler artık geçerli değil',
    withdrawnText: 'Önerdiğimiz saatleri geri çektik, artık onları seçemezsiniz.',
    lapsedSubject: 'Önerilen saatler geçti',
    lapsed: 'Önerilen saatler geçti',
    lapsedText: 'Önerdiğimiz saatler geçti ve hiçbiri için görüşme kararlaştırılmadı.',
    writeUs:
      'Size yeniden yazacağız. Bu e-postayı yanıtlayıp hangi saatlerin size uyduğunu da yazabilirsiniz.',
    reminderSubject: 'Hatırlatma: Görüşmemiz {time}',
    reminder: 'Görüşmemizi hatırlatırız',
    cannot: 'Katılamayacaksanız lütfen zamanında iptal edin:',
    reference: 'Referans numarası',
    summary: '{organisation} ile görüşme',
    answerTellsNothing:
      'Takvimden verilen yanıt bize ulaşmaz. İptal etmek için e-postamızdaki bağlantıyı kullanın.',
    ways: {
      phone: 'Telefonla (sizi biz ararız)',
      video: 'Görüntülü, {link}',
      munich: 'Münih ofisimizde',
      berlin: 'Berlin ofisimizde',
    },
    note: 'Bu e-postayı bize gönderdiğiniz mesaj nedeniyle alıyorsunuz. Mesajı siz göndermediyseniz yukarıdaki bağlantının açtığı sayfada geri alın veya {email} adresine yazın.',
  },
} as const
