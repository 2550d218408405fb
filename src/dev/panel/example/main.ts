import { type Actor, createActor, type Snapshot } from 'xstate'
import { attach } from '#src/dev/panel/attach.tsx'
import { crossingMachine } from './crossing.ts'

/** Shows the light in an element, with the panel beside it. Returns how to end both. */
export function startCrossing(page: HTMLElement): () => void {
  const light = document.createElement('output')
  const button = document.createElement('button')
  button.textContent = 'Press for green'
  page.append(light, button)

  let actor: Actor<typeof crossingMachine> | undefined
  const run = (snapshot?: Snapshot<unknown>) => {
    actor?.stop()
    actor = createActor(crossingMachine, { ...(snapshot && { snapshot }) })
    actor.subscribe(({ value }) => {
      light.textContent = value === 'people' ? 'green' : value === 'dark' ? 'none' : 'red'
    })
    return actor.start()
  }
  button.onclick = () => actor?.send({ type: 'press' })

  const { detach } = attach(run(), { restart: run })
  return () => {
    detach()
    actor?.stop()
    page.replaceChildren()
  }
}
