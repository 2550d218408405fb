import { Fragment } from 'react'
import type { PlanLineTexts } from '#src/content/law/tool-page.ts'

export const LineSources = ({ sources }: Pick<PlanLineTexts, 'sources'>) =>
  sources.length > 0 && (
    <small>
      {sources.map(({ text, link }, index) => (
        <Fragment key={text}>
          {index > 0 && '; '}
          {link ? <a href={link}>{text}</a> : text}
        </Fragment>
      ))}
    </small>
  )
