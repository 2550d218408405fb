import mermaidScript from '@mermaid-js/tiny/dist/mermaid.tiny.js?url'
import { useEffect, useId, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { diagramId, diagramOf } from '#src/dev/diagram.ts'
import styles from './chart-picture.module.css'

interface Mermaid {
  initialize: (options: object) => void
  render: (id: string, text: string) => Promise<{ svg: string }>
}

let loading: Promise<Mermaid> | undefined

/** The package is one script that leaves its only object with the window. */
const mermaid = (): Promise<Mermaid> => {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = mermaidScript
    script.onload = () => {
      const { mermaid } = window as unknown as { mermaid: Mermaid }
      mermaid.initialize({ startOnLoad: false, theme: 'base', state: { useMaxWidth: false } })
      resolve(mermaid)
    }
    document.head.append(script)
  })
  return loading
}

interface ChartPictureProps {
  machine: AnyStateMachine
  place: string
}

/** A chart as `docs/machines` shows it, with the present place lit; drawn once somebody wants to see it. */
export function ChartPicture({ machine, place }: ChartPictureProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Picture, as in docs/machines/{machine.id}.md</summary>
      {isOpen && <Picture machine={machine} place={place} />}
    </details>
  )
}

function Picture({ machine, place }: ChartPictureProps) {
  const [svg, setSvg] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const id = `chart${useId().replaceAll(/\W/g, '')}`

  useEffect(() => {
    void mermaid()
      .then(({ render }) => render(id, diagramOf(machine).join('\n')))
      .then((drawn) => setSvg(drawn.svg))
  }, [id, machine])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is lit anew
  useEffect(() => {
    for (const element of box.current?.querySelectorAll('[id*="-state-"]') ?? []) {
      const [, state] = /-state-(\w+)-\d+$/.exec(element.id) ?? []
      element.toggleAttribute('data-lit', state === diagramId(place))
    }
    box.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [svg, place])

  return (
    <div
      ref={box}
      className={styles.picture}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own chart
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
