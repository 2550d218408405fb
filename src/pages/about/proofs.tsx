import { Trans } from '@lingui/react/macro'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './proofs.module.css'

/** Facts about our work that a visitor can check on this site, each with the page that shows it. */
export const Proofs = () => (
  <Section id="check" isBeside title={<Trans>Check us before you write</Trans>}>
    <ul className={styles.proofs}>
      <li>
        <Link to="/sample-plan">
          <Trans>A whole plan to read</Trans>
        </Link>
        <p>
          <Trans>Eight sheets for one invented case, with real rules, fees and times.</Trans>
        </p>
      </li>
      <li>
        <Link to="/information">
          <Trans>Guides with sources</Trans>
        </Link>
        <p>
          <Trans>
            Below each guide: the sections of the law and the pages of the offices that it rests on.
          </Trans>
        </p>
      </li>
      <li>
        <Link to="/information" hash="law-changes">
          <Trans>The date of the law, and what came later</Trans>
        </Link>
        <p>
          <Trans>
            Law as of April 2026. We list the later changes known to us, and say which of them we have read.
          </Trans>
        </p>
      </li>
      <li>
        <Link to="/contact" hash="expect">
          <Trans>A message that stays yours</Trans>
        </Link>
        <p>
          <Trans>
            The link in our first e-mail shows when we received it, by when we answer and on which day it is
            deleted. There you can take it back.
          </Trans>
        </p>
      </li>
      <li>
        <Link to="/privacy">
          <Trans>No statistics, no advertising</Trans>
        </Link>
        <p>
          <Trans>What you answer in our tools stays in your browser and in the address that it shows.</Trans>
        </p>
      </li>
      <li>
        <Link to="/free-consultation" hash="costs">
          <Trans>What we do not do</Trans>
        </Link>
        <p>
          <Trans>We do not place people in jobs, promise no outcome, and take no documents by e-mail.</Trans>
        </p>
      </li>
    </ul>
  </Section>
)
