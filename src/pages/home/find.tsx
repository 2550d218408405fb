import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { localizedPath } from '#contracts/values/page-address.ts'
import { Button } from '#src/ui/button.tsx'
import { GuideLink } from '#src/ui/guide-link.tsx'
import { LanguageMark } from '#src/ui/language-mark.tsx'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './find.module.css'

export function Find() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const { articles: guides } = useLoaderData({ from: '/' })
  return (
    <Section
      id="find"
      tone="deep"
      space="close"
      isBeside
      title={<Trans>What would you like to know?</Trans>}
      aside={
        <search className={styles.search}>
          <form action={localizedPath('/information', locale)} className={styles.form} data-with-script="">
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
      }
    >
      <ul className={styles.guides}>
        {guides.map(({ slug, page, title, excerpt, language }) => (
          <li key={slug} lang={language === locale ? undefined : language}>
            <h3>
              <GuideLink page={page} language={language}>
                {title}
                <LanguageMark language={language} />
              </GuideLink>
            </h3>
            <p data-repeats>{excerpt}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
