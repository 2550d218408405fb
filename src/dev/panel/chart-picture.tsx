import mermaidScript from '@mermaid-js/tiny/dist/mermaid.tiny.js?url'
import { useEffect, useId, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { diagramId, diagramOf } from './diagram.ts'

interface Mermaid {
  initialize: (options: object) => void
  render: (id: string, text: string) => Promise<{ svg: string }>
}

let loading: Promise<Mermaid> | undefined

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

/** Diagram of the machine with the current state highlighted. Omits Mermaid's styles, which have no dark scheme. */
export function ChartPicture({ machine, place }: { machine: AnyStateMachine; place: string }) {
  const [svg, setSvg] = useState('')
  const box = useRef<HTMLElement>(null)
  const id = `chart${useId().replaceAll(/\W/g, '')}`

  useEffect(() => {
    let isWanted = true
    void mermaid()
      .then(({ render }) => render(id, diagramOf(machine).join('\n')))
      .then(({ svg }) => isWanted && setSvg(svg.replace(/<style>.*?<\/style>/s, '')))
    return () => {
      isWanted = false
    }
  }, [id, machine])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is lit anew
  useEffect(() => {
    const lit = place.split(' ').map(diagramId)
    for (const element of box.current?.querySelectorAll('[id*="-state-"]') ?? []) {
      const [, state = ''] = /-state-(\w+)-\d+$/.exec(element.id) ?? []
      element.toggleAttribute('data-lit', lit.includes(state))
    }
    const [shown] = box.current?.querySelectorAll('[data-lit]') ?? []
    if (shown && box.current) intoView(box.current, shown)
  }, [svg, place])

  return (
    <section
      ref={box}
      className="picture"
      aria-label={`Diagram of ${machine.id}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Mermaid's drawing of the chart
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

/** Centres the element by scrolling only the box, not the page around it. */
function intoView(box: Element, element: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()]
  box.scrollBy(
    inner.left + inner.width / 2 - outer.left - outer.width / 2,
    inner.top + inner.height / 2 - outer.top - outer.height / 2,
  )
}
