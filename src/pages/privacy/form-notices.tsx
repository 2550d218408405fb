import { LegalFacts } from '#src/ui/legal-text.tsx'

/** What Art. 13 GDPR asks to be said about one form. */
export interface FormNotice {
  title: string
  purpose: string
  collected: string
  mandatory: string
  legalBasis: string
  recipients: string
  retention: string
  withoutIt: string
}

interface FormNoticesProps {
  notices: readonly FormNotice[]
  labels: Readonly<Record<Exclude<keyof FormNotice, 'title'>, string>>
}

export function FormNotices({ notices, labels }: FormNoticesProps) {
  return notices.map((notice) => (
    <div key={notice.title}>
      <h3>{notice.title}</h3>
      <LegalFacts
        facts={[
          { term: labels.purpose, text: notice.purpose },
          { term: labels.collected, text: notice.collected },
          { term: labels.mandatory, text: notice.mandatory },
          { term: labels.legalBasis, text: notice.legalBasis },
          { term: labels.recipients, text: notice.recipients },
          { term: labels.retention, text: notice.retention },
          { term: labels.withoutIt, text: notice.withoutIt },
        ]}
      />
    </div>
  ))
}
