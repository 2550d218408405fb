import type { ReactNode } from 'react'
import type { Language } from '#contracts/values/language.ts'
import { localizedPath, writingPage } from '#contracts/values/page-address.ts'
import { ButtonAnchor, ButtonLink } from './button.tsx'

interface WriteLinkProps {
  inquiry: 'individual' | 'business'
  language: Language
  /** Fragment that the form puts into words (`letterFor`). */
  answers: string
  tone?: 'brick' | 'quiet'
  children: ReactNode
}

/** Link to the contact form or, in a language without one, to the request for a consultation. */
export const WriteLink = ({ inquiry, language, answers, ...button }: WriteLinkProps) =>
  inquiry === 'individual' && writingPage(language) !== '/contact' ? (
    <ButtonAnchor href={localizedPath(`/free-consultation#request&${answers}`, language)} {...button} />
  ) : (
    <ButtonLink to="/contact" search={{ inquiry }} hash={answers} {...button} />
  )
