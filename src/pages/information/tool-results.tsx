import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { Language } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './results.module.css'

export interface ToolLink {
  to: NonNullable<LinkProps['to']>
  /** URL fragment with preset answers. */
  hash?: string
  /** Language of the tool, if it is not that of the page. */
  language?: Language
  label: MessageDescriptor
}

/** Tools, keyed by URL path. `turkish` is the label of the version for visitors who search in Turkish. */
const TOOLS: Readonly<Record<string, Omit<ToolLink, 'hash' | 'language'> & { turkish?: MessageDescriptor }>> =
  {
    '/quick-check': {
      to: '/quick-check',
      label: msg`Quick check: which visa fits you?`,
      turkish: msg`The quick check in Turkish: Size hangi vize uyar?`,
    },
    '/quick-check/employers': {
      to: '/quick-check/employers',
      label: msg`Quick check for employers: which permit does your new colleague need?`,
    },
    '/opportunity-card-points': {
      to: '/opportunity-card-points',
      label: msg`Points calculator for the Opportunity Card`,
      turkish: msg`The points calculator in Turkish: Fırsat Kartı puan hesaplama`,
    },
  }

const FILLED: Readonly<Record<string, MessageDescriptor>> = {
  'country=ua&goal=work&where=de_temp': msg`Quick check: temporary protection (§ 24) and work`,
  'goal=family&relation=par_german': msg`Quick check: parent of a German child`,
  'goal=other&else=extend': msg`Quick check: extend or change a permit, second job`,
  'goal=other&else=marriage': msg`Quick check: my marriage ends or has ended`,
  'goal=other&else=self': msg`Quick check: freelance work or a business (§ 21)`,
  'goal=family&relation=sp_eu': msg`Quick check: family of an EU citizen`,
  'goal=other&else=dropped': msg`Quick check: studies or training ended early`,
  'goal=other&else=roots': msg`Quick check: German roots, or grew up in Germany`,
  'country=other&goal=work&where=eu_permit': msg`Quick check: work with a permit of another EU state`,
  'goal=other&else=volunteer': msg`Quick check: voluntary service`,
  'goal=other&else=aupair': msg`Quick check: au pair`,
  'goal=other&else=research': msg`Quick check: research`,
  'goal=other&else=retire': msg`Quick check: live here without work`,
  'goal=recognition': msg`Quick check: have a profession recognised`,
  'goal=search': msg`Quick check: look for work`,
  'goal=study': msg`Quick check: study or train`,
  'goal=other&else=remote': msg`Quick check: work for an employer abroad`,
  'goal=other&else=holiday': msg`Quick check: working holiday`,
  'goal=other&else=season': msg`Quick check: seasonal work`,
  'goal=other&else=partner': msg`Quick check: live with a partner, unmarried`,
  'where=de_refugee': msg`Quick check for employers: a refugee`,
  'goal=other&else=sent': msg`Quick check: my company abroad sends me`,
  'goal=other&else=intern': msg`Quick check: an internship or a holiday job`,
  'where=de_graduate': msg`Quick check for employers: somebody who has just finished here`,
  'where=posted': msg`Quick check for employers: sent by a firm in another country`,
  'whom=student': msg`Quick check for employers: a student or an intern`,
  'whom=cook': msg`Quick check for employers: a speciality cook`,
  'where=de_study&hours=side': msg`Quick check for employers: a student for a side job`,
}

/**
 * Returns links to tools. `first` contains points calculators and tools with preset answers among `addresses`,
 * `further` the others and those at `furtherAddresses`.
 */
export function findTools(
  addresses: readonly string[],
  isTurkish: boolean,
  furtherAddresses: readonly string[] = [],
): Record<'first' | 'further', ToolLink[]> {
  const linksTo = (address: string): ToolLink[] => {
    const [path = '', hash] = address.split('#')
    const tool = TOOLS[path]
    if (!tool) return []
    const { turkish, to, label } = tool
    const inTurkish = isTurkish && turkish ? [{ to, label: turkish, language: 'tr' as const }] : []
    if (hash === undefined) return [...inTurkish, { to, label }]
    return [...inTurkish.map((one) => ({ ...one, hash })), { to, hash, label: FILLED[hash] ?? label }]
  }
  const isFilled = (address: string) =>
    address.includes('#') || address.startsWith('/opportunity-card-points')
  const first = addresses.filter(isFilled)
  const further = [...addresses.filter((address) => !isFilled(address)), ...furtherAddresses]
  return { first: first.flatMap(linksTo), further: further.flatMap(linksTo) }
}

export function ToolLinks({ tools }: { tools: readonly ToolLink[] }) {
  const { t } = useLingui()
  return (
    <div className={styles.tools}>
      <h3>
        <Trans>Answered at once</Trans>
      </h3>
      <ul>
        {tools.map(({ to, hash, language, label }) => (
          <li key={[to, hash, language].join()}>
            {language ? (
              <a href={localizedPath(hash ? `${to}#${hash}` : to, language)} hrefLang={language}>
                {t(label)}
              </a>
            ) : (
              <Link to={to} {...(hash !== undefined && { hash })}>
                {t(label)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
