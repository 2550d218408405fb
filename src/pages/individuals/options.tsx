import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { formatFigure } from '#src/content/fact-text.ts'
import { placeholderValues } from '#src/content/placeholder-values.ts'
import { current, currentOf, nextOf } from '#src/content/site-day.ts'
import { FactSources } from '#src/ui/fact-sources.tsx'
import { FlipCard } from '#src/ui/flip-card.tsx'
import { GuideLink } from '#src/ui/guide-link.tsx'
import { OPTION_GROUPS, type OptionGroup } from './individuals.content.ts'
import styles from './options.module.css'

export function Options() {
  return OPTION_GROUPS.map((group) => <Group key={group.id} {...group} />)
}

function Guide({ slug, title }: { slug: string; title: string }) {
  return (
    <GuideLink page={slug}>
      <Trans>Read the guide</Trans>
      <span className="visually-hidden">: {title}</span>
    </GuideLink>
  )
}

function Group({ id, title, intro, options }: OptionGroup) {
  const { t, i18n } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const hint = t`Conditions`
  const back = t`Back`
  return (
    <div id={id} className={styles.group}>
      <div className={styles.head}>
        <h3>{t(title)}</h3>
        <p>{t(intro)}</p>
        <div className={styles.sources}>
          <FactSources
            facts={options.flatMap(({ facts, next }) =>
              [currentOf(facts), next && nextOf(next.facts)].flatMap((each) => Object.values(each ?? {})),
            )}
            rules={options.flatMap(({ law = [] }) => law)}
          />
        </div>
      </div>
      <ul className={styles.cards} data-ahead="">
        {options.map(({ title, teaser, text, figure, guide, facts, next }) => {
          // In the German texts, figures with an inflected unit ("Jahren") follow prepositions that take the dative.
          const values = placeholderValues(currentOf(facts), locale, 'dative')
          const following = next && nextOf(next.facts)
          const sentences = [
            i18n._({ ...text, values }),
            ...(following
              ? [i18n._({ ...next.text, values: placeholderValues(following, locale, 'dative') })]
              : []),
          ]
          return (
            <li key={title.id}>
              <FlipCard
                title={t(title)}
                figure={
                  'id' in figure ? i18n._({ ...figure, values }) : formatFigure(current(figure), locale)
                }
                teaser={t(teaser)}
                hint={hint}
                back={back}
                text={sentences.join(' ')}
                more={guide && <Guide slug={guide} title={t(title)} />}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
