import { useRouteContext } from '@tanstack/react-router'
import type { MDXComponents } from 'mdx/types'
import type { ComponentProps, ReactNode } from 'react'
import { type InLanguages, inLanguage } from '#contracts/values/language.ts'
import { unbroken } from '#src/content/citation.ts'
import { STORED_KEYS } from '#src/content/stored-keys.ts'
import { type OperatorField, site } from '#src/site/site.ts'
import { SiteLink } from '#src/ui/site-link.tsx'
import { LegalFact, LegalFacts } from './legal-text.tsx'
import { OperatorFact } from './operator-fact.tsx'

/** Components for Markdown elements, and for tags that editors write in legal texts. */
export const LEGAL_COMPONENTS: MDXComponents = {
  a: ({ href = '', children }) => <SiteLink href={href}>{children}</SiteLink>,
  Facts: LegalFacts,
  Fact: ({ term, children }: ComponentProps<typeof LegalFact>) => (
    <LegalFact term={unbroken(term)}>{children}</LegalFact>
  ),
  Operator: OperatorText,
  Email,
  SiteName: () => site.name,
  WithProfiles,
  StoredKeys,
}

const GAP: InLanguages<string> = {
  de: 'vom Betreiber zu ergänzen',
  en: 'to be filled in by the operator',
}

/** Text from the operator. While it is missing, `children` states what belongs here. */
function OperatorText({ field, children }: { field: OperatorField; children: string }) {
  const { locale } = useRouteContext({ from: '__root__' })
  return <OperatorFact fact={site.operator[field]} gap={`${inLanguage(GAP, locale)}: ${children}`} />
}

function Email() {
  return <a href={`mailto:${site.email}`}>{site.email}</a>
}

/** Text that is shown only if the site has profiles on social networks. */
function WithProfiles({ children }: { children: ReactNode }) {
  return site.social.length > 0 && children
}

const LABELS = {
  place: { de: 'Ort', en: 'Where' },
  content: { de: 'Inhalt', en: 'Content' },
  purpose: { de: 'Wozu', en: 'What for' },
  until: { de: 'Wie lange', en: 'How long' },
}

function StoredKeys() {
  const { locale } = useRouteContext({ from: '__root__' })
  return STORED_KEYS.map(({ keys, place, content, purpose, until }) => (
    <div key={keys[0]}>
      <h3>
        {keys.map((key) => (
          <code key={key}>{key}</code>
        ))}
      </h3>
      <LegalFacts>
        <LegalFact term={inLanguage(LABELS.place, locale)}>
          <code>{place}</code>
        </LegalFact>
        <LegalFact term={inLanguage(LABELS.content, locale)}>{inLanguage(content, locale)}</LegalFact>
        <LegalFact term={inLanguage(LABELS.purpose, locale)}>{inLanguage(purpose, locale)}</LegalFact>
        <LegalFact term={inLanguage(LABELS.until, locale)}>{inLanguage(until, locale)}</LegalFact>
      </LegalFacts>
    </div>
  ))
}
