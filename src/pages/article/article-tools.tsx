import { use } from 'react'
import { fillIn } from '#contracts/values/fill-in.ts'
import { percentEncode } from '#contracts/values/percent-encode.ts'
import { site } from '#src/site/site.ts'
import { Button } from '#src/ui/button.tsx'
import { ArticleContext } from './article-context.ts'
import styles from './article-tools.module.css'

interface ArticleToolsProps {
  title: string
}

export function ArticleTools({ title }: ArticleToolsProps) {
  const { tools } = use(ArticleContext).words
  const subject = percentEncode(fillIn(tools.subject, { title }))
  return (
    <div className={styles.tools} data-controller="offer-tools" data-title={title}>
      <Button name="print" hidden>
        {tools.print}
      </Button>
      <Button name="share" hidden>
        {tools.share}
      </Button>
      <Button name="copy" hidden data-copied={tools.copied} data-refused={tools.copyRefused}>
        {tools.copy}
      </Button>
      <p role="status" />
      <p>
        <a href={`mailto:${site.email}?subject=${subject}`}>{tools.mistake}</a>
      </p>
    </div>
  )
}
