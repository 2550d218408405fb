import type { Language } from '#contracts/values/language.ts'
import type { WaitingNotice } from '#machines/waiting-messages.ts'

/** Texts of the bar of waiting messages. Not in the message catalogs, because static pages do not load catalogs. */
type WaitingTexts = Readonly<
  Record<
    | WaitingNotice
    | ('label' | 'oneWaits' | 'manyWait' | 'done' | 'waits' | 'sent' | 'reference' | 'withoutMail')
    | ('answerBy' | 'yourMessage' | 'refused' | 'expired' | 'takenBack')
    // Advice: `correct` after a refusal, `sendAnew` for expired and taken-back messages, `copyOnly` if the form cannot
    // restore the message.
    | ('correct' | 'sendAnew' | 'copyOnly')
    | ('text' | 'sendNow' | 'sending' | 'takeBack' | 'copy' | 'discard' | 'close'),
    string
  >
>

export const WAITING_TEXTS = {
  en: {
    label: 'Waiting messages',
    oneWaits: '1 message waits for the connection.',
    manyWait: '{count} messages wait for the connection.',
    done: 'Update on your message.',
    waits: 'Written on {kept}. It is sent by itself once you are online, until {until}.',
    sent: 'Your message of {kept} has been sent.',
    reference: 'Your reference number: {reference}',
    withoutMail: 'No confirmation comes by e-mail this time, so please note this number.',
    answerBy: 'You will hear from us by {day}.',
    yourMessage: 'See where your message stands, or take it back',
    refused: 'Your message of {kept} could not be accepted.',
    expired:
      'Your message of {kept} could not be sent within seven days, so we stopped trying. Your text is still here.',
    takenBack: 'You took your message of {kept} back, but its form has not opened yet.',
    correct: 'Take it back to correct it.',
    sendAnew: 'Take it back to send it again, or copy it.',
    copyOnly: 'It cannot go back into the form. Copy the text and send it again.',
    otherDraft:
      'In this tab you are writing another message with the same form. Send that one first, or copy this one.',
    notRestored:
      'It could not be put into the form, because this browser has no room for it. Copy the text instead.',
    text: 'What you wrote',
    sendNow: 'Send now',
    sending: 'Sending...',
    stillWaiting: 'There is no connection yet.',
    takeBack: 'Take back into the form',
    copy: 'Copy the text',
    copied: 'Copied',
    discard: 'Delete',
    close: 'OK',
  },
  de: {
    label: 'Wartende Nachrichten',
    oneWaits: '1 Nachricht wartet auf die Verbindung.',
    manyWait: '{count} Nachrichten warten auf die Verbindung.',
    done: 'Neues zu Ihrer Nachricht.',
    waits: 'Geschrieben am {kept}. Sie wird von selbst gesendet, sobald Sie online sind, bis {until}.',
    sent: 'Ihre Nachricht vom {kept} ist gesendet.',
    reference: 'Ihre Referenznummer: {reference}',
    withoutMail: 'Eine Bestätigung per E-Mail kommt diesmal nicht. Bitte notieren Sie deshalb diese Nummer.',
    answerBy: 'Sie hören bis {day} von uns.',
    yourMessage: 'Stand der Nachricht ansehen oder sie zurücknehmen',
    refused: 'Ihre Nachricht vom {kept} konnte nicht angenommen werden.',
    expired:
      'Ihre Nachricht vom {kept} konnte sieben Tage lang nicht gesendet werden und wird nicht mehr gesendet.',
    takenBack:
      'Sie haben Ihre Nachricht vom {kept} zurückgeholt, aber ihr Formular hat sich noch nicht geöffnet.',
    correct: 'Holen Sie sie zurück, um sie zu berichtigen.',
    sendAnew: 'Holen Sie sie zurück, um sie noch einmal zu senden, oder kopieren Sie sie.',
    copyOnly:
      'In das Formular lässt sie sich nicht zurückholen. Kopieren Sie den Text, und senden Sie ihn noch einmal.',
    notRestored:
      'Sie konnte nicht in das Formular zurückgeholt werden, weil dieser Browser keinen Platz dafür hat. Kopieren Sie stattdessen den Text.',
    otherDraft:
      'In diesem Tab schreiben Sie mit demselben Formular gerade eine andere Nachricht. Senden Sie zuerst diese, oder kopieren Sie die wartende.',
    text: 'Was Sie geschrieben haben',
    sendNow: 'Jetzt senden',
    sending: 'Wird gesendet...',
    stillWaiting: 'Es gibt noch keine Verbindung.',
    takeBack: 'Ins Formular zurückholen',
    copy: 'Text kopieren',
    copied: 'Kopiert',
    discard: 'Löschen',
    close: 'OK',
  },
  tr: {
    label: 'Bekleyen mesajlar',
    oneWaits: '1 mesaj bağlantıyı bekliyor.',
    manyWait: '{count} mesaj bağlantıyı bekliyor.',
    done: 'Mesajınızla ilgili bir haber var.',
    waits: 'Yazıldı: {kept}. Bağlantı gelince kendiliğinden gönderilir, en geç {until}.',
    sent: 'Mesajınız ({kept}) gönderildi.',
    reference: 'Referans numaranız: {reference}',
    withoutMail: 'Bu kez e-postayla onay gelmiyor, bu yüzden lütfen bu numarayı not edin.',
    answerBy: 'En geç {day} günü size yazarız.',
    yourMessage: 'Mesajınızın durumunu görün veya mesajı geri alın',
    refused: 'Mesajınız ({kept}) kabul edilemedi.',
    expired:
      'Mesajınız ({kept}) yedi gün içinde gönderilemedi, bu yüzden denemeyi bıraktık. Metniniz hâlâ burada.',
    takenBack: 'Mesajınızı ({kept}) forma geri aldınız, ama formu henüz açılmadı.',
    correct: 'Düzeltmek için forma geri alın.',
    sendAnew: 'Yeniden göndermek için forma geri alın veya metni kopyalayın.',
    copyOnly: 'Forma geri alınamıyor. Metni kopyalayıp yeniden gönderin.',
    notRestored: 'Bu tarayıcıda yer olmadığı için forma konamadı. Bunun yerine metni kopyalayın.',
    otherDraft:
      'Bu sekmede aynı formla başka bir mesaj yazıyorsunuz. Önce onu gönderin veya bekleyen metni kopyalayın.',
    text: 'Yazdıklarınız',
    sendNow: 'Şimdi gönderin',
    sending: 'Gönderiliyor...',
    stillWaiting: 'Henüz bağlantı yok.',
    takeBack: 'Forma geri alın',
    copy: 'Metni kopyalayın',
    copied: 'Kopyalandı',
    discard: 'Silin',
    close: 'Tamam',
  },
} as const satisfies Record<Language, WaitingTexts>
