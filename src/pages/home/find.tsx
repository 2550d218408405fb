import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLoaderData, useRouteContext } from '@tanstack/react-router'
import { withLocale } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { GuideLink } from '#src/ui/guide-link.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './find.module.css'

export function Find() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const { articles: guides } = useLoaderData({ from: '/' })
  return (
    <Section id="find" tone="deep" title={<Trans>What would you like to know?</Trans>}>
      <div className={styles.find}>
        <search>
          <form action={withLocale('/information', locale)} className={styles.form} data-with-script="">
            <label htmlFor="find-text">
              <Trans>Search the guides</Trans>
            </label>
            <input
              id="find-text"
              type="search"
              name="q"
              enterKeyHint="search"
              placeholder={t`such as Blue Card`}
            />
            <Button type="submit">
              <Trans>Search</Trans>
            </Button>
          </form>
          <p className={styles.all}>
            <Link to="/information">
              <Trans>All guides in the Information Center</Trans>
            </Link>
          </p>
        </search>
        <ul className={styles.guides}>
          {guides.map(({ slug, title, excerpt, language }) => (
            <li key={slug} lang={language === locale ? undefined : language}>
              <h3>
                <GuideLink slug={slug}>{title}</GuideLink>
              </h3>
              <p data-repeats>{excerpt}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
