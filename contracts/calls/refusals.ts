import type { Language } from '#contracts/values/language.ts'

export interface Refusal {
  status: number
  error: Record<Language, string>
}

export const REFUSALS = {
  malformed: {
    status: 400,
    error: {
      en: 'The request has missing or invalid fields. Check them and send again.',
      de: 'In der Anfrage fehlen Angaben oder sind ungültig. Bitte prüfen Sie sie und senden Sie erneut.',
      tr: 'İstekte eksik veya geçersiz bilgiler var. Lütfen kontrol edip yeniden gönderin.',
    },
  },
  tokenInvalid: {
    status: 400,
    error: {
      en: 'This confirmation link is not valid. Sign up again to receive a new one.',
      de: 'Dieser Bestätigungslink ist ungültig. Melden Sie sich erneut an, um einen neuen zu erhalten.',
      tr: 'Bu onay bağlantısı geçerli değil. Yeni bir bağlantı almak için yeniden kaydolun.',
    },
  },
  tokenExpired: {
    status: 400,
    error: {
      en: 'This confirmation link has expired. Sign up again to receive a new one.',
      de: 'Dieser Bestätigungslink ist abgelaufen. Melden Sie sich erneut an, um einen neuen zu erhalten.',
      tr: 'Bu onay bağlantısının süresi doldu. Yeni bir bağlantı almak için yeniden kaydolun.',
    },
  },
  /** 410, because Static Web Apps may replace the body of a 404 with a page. */
  messageUnknown: {
    status: 410,
    error: {
      en: 'There is no message at this address, or none any more.',
      de: 'Unter dieser Adresse ist keine Nachricht, oder keine mehr.',
      tr: 'Bu adreste bir mesaj yok veya artık yok.',
    },
  },
  forbidden: {
    status: 403,
    error: {
      en: 'Send this request from the website itself.',
      de: 'Bitte senden Sie diese Anfrage von der Website selbst.',
      tr: 'Lütfen bu isteği web sitesinin kendisinden gönderin.',
    },
  },
  method: {
    status: 405,
    error: {
      en: 'Use the POST method.',
      de: 'Bitte verwenden Sie die Methode POST.',
      tr: 'Lütfen POST yöntemini kullanın.',
    },
  },
  tooLarge: {
    status: 413,
    error: {
      en: 'The request is too large. Shorten the message.',
      de: 'Die Anfrage ist zu groß. Bitte kürzen Sie die Nachricht.',
      tr: 'İstek çok büyük. Lütfen mesajı kısaltın.',
    },
  },
  mediaType: {
    status: 415,
    error: {
      en: 'Send the request as application/json, or by the form of the page.',
      de: 'Bitte senden Sie die Anfrage als application/json oder mit dem Formular der Seite.',
      tr: 'Lütfen isteği application/json olarak veya sayfadaki formla gönderin.',
    },
  },
  keyReused: {
    status: 422,
    error: {
      en: 'This Idempotency-Key was used for another request. Send again with a new key.',
      de: 'Dieser Idempotency-Key gehört zu einer anderen Anfrage. Bitte senden Sie mit einem neuen Schlüssel.',
      tr: 'Bu Idempotency-Key başka bir istekte kullanıldı. Lütfen yeni bir anahtarla yeniden gönderin.',
    },
  },
  throttled: {
    status: 429,
    error: {
      en: 'Too many requests in a short time. Please wait a few minutes and send again.',
      de: 'Zu viele Anfragen in kurzer Zeit. Bitte warten Sie einige Minuten und senden Sie erneut.',
      tr: 'Kısa sürede çok fazla istek geldi. Lütfen birkaç dakika bekleyip yeniden gönderin.',
    },
  },
  failed: {
    status: 500,
    error: {
      en: 'Something went wrong on our side. Please try again later.',
      de: 'Auf unserer Seite ist etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
      tr: 'Bizim tarafımızda bir sorun oluştu. Lütfen daha sonra yeniden deneyin.',
    },
  },
  unavailable: {
    status: 503,
    error: {
      en: 'Your request could not be saved. Please try again in half a minute.',
      de: 'Ihre Anfrage konnte nicht gespeichert werden. Bitte versuchen Sie es in einer halben Minute erneut.',
      tr: 'İsteğiniz kaydedilemedi. Lütfen yarım dakika sonra yeniden deneyin.',
    },
  },
} as const satisfies Record<string, Refusal>

export type RefusalName = keyof typeof REFUSALS
