import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { site } from '#src/site/site.ts'

interface Faq {
  question: MessageDescriptor
  answer: MessageDescriptor
}

/** Returns the questions and answers. One answer names the lawyer, if there is one. */
export const faqsWith = (lawyer: string | null): readonly Faq[] => [
  {
    question: msg`Is the first case really free?`,
    answer: msg`Yes. Our work on it costs you nothing and binds you to nothing. Official fees, interpreters, translations and legal representation are not part of it. If your case needs any of these, we tell you beforehand. Whatever comes later has a price that you know in writing first.`,
  },
  {
    question: msg`Which case can I choose?`,
    answer: msg`One person from outside the EU whom you employ in Germany or want to hire. It can be a first visa, an extension, a change of job or a settlement permit.`,
  },
  {
    question: msg`How long does it take?`,
    answer: msg`We reply within 24 hours on working days. Our processing usually takes 5-10 working days after all documents are available. The time an authority needs comes on top.`,
  },
  {
    question: msg`Is this legal advice?`,
    answer: lawyer
      ? msg`No. We give general information, and we look through documents, deadlines and steps. A legal assessment of your own case is the work of a lawyer. We work with ${lawyer} for that.`
      : msg`No. We give general information, and we look through documents, deadlines and steps. A legal assessment of your own case is the work of a lawyer. If your case needs one, we say so.`,
  },
]

/** Questions and answers on the page and in its structured data. */
export const FAQ = faqsWith(site.lawyer)
