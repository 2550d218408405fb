import type { ContactEmail } from '#contracts/calls/send-contact-email.ts'
import { type Audience, guideIn, readingFor } from '#contracts/forms/further-reading.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import { dayInWords } from '#contracts/values/german-time.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import type { Company, Lead } from '#functions/ports.ts'
import type { ReceiptTexts } from './form-texts.ts'
import { signatureOf } from './signature.ts'
import { typeset } from './typeset.ts'

/**
 * Builds the visitor's receipt. It names the day by which we reply, links to the message, and contains no typed text.
 */
export function receiptMail(
  texts: ReceiptTexts,
  { language, reference, form }: Pick<Lead, 'language' | 'reference' | 'form'>,
  company: Company,
  { answerBy, messageUrl }: { answerBy: string; messageUrl: string },
) {
  const words = WORDS[language]
  const audience = audienceOf(form)
  const day = dayInWords(answerBy, language)
  const email = company.contactEmail
  const reading = readingFor(audience)
  const guide = reading && guideIn(reading, language)
  return typeset(
    {
      language,
      subject: `${texts.subject} – ${reference}`,
      preheader: fillIn(words.preheader, { day, reference }),
      heading: texts.heading,
      blocks: [
        { paragraph: words.greeting },
        { paragraph: `${words.thanks} ${fillIn(texts.promise, { day })}` },
        { reference: { label: words.reference, value: reference } },
        {
          details: [
            { label: words.form, value: texts.form },
            ...(texts.type ? [{ label: words.type, value: texts.type }] : []),
          ],
        },
        { paragraph: words.deadline },
        { link: { label: words.message, url: messageUrl } },
        { heading: words.nextHeading },
        ...texts.next.map((paragraph) => ({ paragraph })),
        { heading: words.readyHeading },
        { items: texts.ready },
        { paragraph: words.documents },
        { heading: words.questionsHeading },
        { paragraph: fillIn(words.questions, { email }) },
        ...(guide
          ? [
              { heading: words.readingHeading },
              {
                link: { label: guide.label, url: company.publicOrigin + localizedPath(guide.path, language) },
              },
            ]
          : []),
        { paragraph: words.written },
        { signature: signatureOf(company, language) },
      ],
      note: fillIn(words.note, { email }),
    },
    company,
  )
}

/** Returns the audience of a form; null if its fields do not show it. */
function audienceOf(form: ContactEmail): Audience | null {
  if (form.formType === 'appointment') return form.selectedType
  if (form.formType === 'free-visa-case') return 'business'
  if (form.formType === 'consultation') return 'individual'
  // Only businesses are asked for a date, only individuals for a file.
  return form.appointmentDate ? 'business' : form.fileAttached ? 'individual' : null
}

const WORDS = {
  en: {
    preheader: 'We answer by {day}. Your reference is {reference}.',
    greeting: 'Hello,',
    thanks: 'Thank you for writing to us.',
    reference: 'Reference',
    form: 'Form',
    type: 'For',
    deadline:
      'Does a deadline run before then? Do not wait for us. Apply in time, or ask a lawyer or an advice centre.',
    message: 'See where your message stands, or take it back',
    nextHeading: 'What happens next',
    readyHeading: 'Good to have ready',
    documents: 'Please do not send documents by e-mail; we will agree a safe way.',
    readingHeading: 'Until then, worth reading',
    questionsHeading: 'Questions or corrections?',
    questions: 'Reply to this e-mail or write to {email}. Please quote your reference.',
    written: 'Our website wrote this e-mail. A person answers your message.',
    note: 'You receive this e-mail because your address was entered in a form on our website. It does not repeat what was entered there. If that was not you, take the message back by the link above, or write to {email}.',
  },
  de: {
    preheader: 'Wir antworten spätestens am {day}. Ihre Referenznummer ist {reference}.',
    greeting: 'Guten Tag,',
    thanks: 'vielen Dank für Ihre Nachricht.',
    reference: 'Referenznummer',
    form: 'Formular',
    type: 'Für',
    deadline:
      'Läuft vorher eine Frist ab? Warten Sie nicht auf uns. Stellen Sie Ihren Antrag rechtzeitig, oder fragen Sie eine Anwältin, einen Anwalt oder eine Beratungsstelle.',
    message: 'Stand der Nachricht ansehen oder sie zurücknehmen',
    nextHeading: 'So geht es weiter',
    readyHeading: 'Halten Sie bitte bereit',
    documents: 'Bitte senden Sie Dokumente nicht per E-Mail; wir vereinbaren einen sicheren Weg.',
    readingHeading: 'Bis dahin lesenswert',
    questionsHeading: 'Fragen oder Korrekturen?',
    questions:
      'Antworten Sie auf diese E-Mail oder schreiben Sie an {email}. Bitte nennen Sie Ihre Referenznummer.',
    written: 'Diese E-Mail hat unsere Website geschrieben. Ihre Nachricht beantwortet ein Mensch.',
    note: 'Sie erhalten diese E-Mail, weil Ihre Adresse in ein Formular auf unserer Website eingetragen wurde. Was dort eingegeben wurde, steht nicht darin. Waren Sie das nicht? Dann nehmen Sie die Nachricht über den Link oben zurück, oder schreiben Sie an {email}.',
  },
  tr: {
    preheader: 'En geç {day} günü yanıt veririz. Referans numaranız: {reference}.',
    greeting: 'Merhaba,',
    thanks: 'bize yazdığınız için teşekkür ederiz.',
    reference: 'Referans numarası',
    form: 'Form',
    type: 'Kimin için',
    deadline:
      'Bu günden önce dolan bir süreniz mi var? Bizi beklemeyin. Başvurunuzu zamanında yapın veya bir avukata ya da danışma merkezine sorun.',
    message: 'Mesajınızın durumunu görün veya mesajı geri alın',
    nextHeading: 'Bundan sonra ne olacak?',
    readyHeading: 'Görüşmeye hazırlanın',
    documents: 'Lütfen e-postayla belge göndermeyin; bunun için güvenli bir yol kararlaştırırız.',
    readingHeading: 'O zamana kadar okuyabilecekleriniz',
    questionsHeading: 'Sorunuz veya düzeltmeniz mi var?',
    questions: 'Bu e-postayı yanıtlayın veya {email} adresine yazın. Lütfen referans numaranızı belirtin.',
    written: 'Bu e-postayı web sitemiz yazdı. Mesajınıza bir çalışanımız yanıt verir.',
    note: 'Bu e-postayı, adresiniz web sitemizdeki bir forma yazıldığı için alıyorsunuz. Forma yazılanlar burada tekrarlanmaz. Formu siz göndermediyseniz mesajı yukarıdaki bağlantıdan geri alın veya {email} adresine yazın.',
  },
} as const
