import { localReception } from '#functions/adapters/mail-reception.ts'
import type { ApiResponse } from '#functions/handler.ts'
import { type Services, wireServices } from '#functions/services.ts'
import { type Action, runAs } from './chance.ts'
import { Computer } from './computer.ts'
import { mailerOf, tableOf } from './ports.ts'
import type { World } from './world.ts'

/** Request that the gate (`functions/web/gate.ts`) has let through. */
export interface Post {
  call:
    | 'sendContactEmail'
    | 'notifyJscInterest'
    | 'confirmWaitlist'
    | 'yourMessage'
    | 'teamMessage'
    | 'outboxSweep'
  body: object
  headers: Readonly<Record<string, string>>
  network: string | null
}

export class Instance extends Computer {
  #starts = 0
  #services: Services

  constructor(world: World, name: string, skewMs: number) {
    super(world, name, skewMs)
    this.#services = this.#start()
  }

  #start(): Services {
    this.#starts += 1
    const name = `${this.name}, start ${this.#starts}`
    const { number } = this.world.chance.draw(name)
    return wireServices(this.world.config, {
      table: tableOf(this),
      mailer: mailerOf(this),
      canReceiveMail: localReception,
      now: () => this.now(),
      random: number,
      instance: name,
    })
  }

  override crash(): void {
    super.crash()
    this.#services = this.#start()
  }

  serve({ call, body, headers, network }: Post, action: Action): Promise<ApiResponse> {
    const { story, ledger } = this.world
    const failed = (error: unknown) => ledger.failed(error)
    const log = (level: string, event: string) => {
      if (level === 'error') story.tell(this.name, `logs "${event}"`)
    }
    const header = (name: string) => headers[name.toLowerCase()] ?? null
    const handle = async () => {
      const response = await this.#services[call]({ body, header, network, receivedAt: this.now(), log })
      response.afterwards?.().catch(failed)
      return response
    }
    return this.work(() => runAs(action, handle))
  }
}
