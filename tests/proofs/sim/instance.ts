import { localReception } from '#functions/adapters/mail-reception.ts'
import { wireServices } from '#functions/services.ts'
import { JSON_READER } from '#functions/web/gate.ts'
import { answer } from '#functions/web/respond.ts'
import { doAs } from './chance.ts'
import { thaw } from './faults.ts'
import { farMailer, farTable } from './ports.ts'
import type { Instance, World } from './world.ts'

/** Paths of the functions. */
const PATHS = {
  '/api/send-contact-email': 'sendContactEmail',
  '/api/notify-jsc-interest': 'notifyJscInterest',
  '/api/confirm-waitlist': 'confirmWaitlist',
  '/api/your-message': 'yourMessage',
  '/api/outbox-sweep': 'outboxSweep',
} as const
type Path = keyof typeof PATHS
/** Starts the functions on their own computer. */
export function startInstance(world: World, name: string, skewMs: number): Instance {
  const { clock, story } = world
  const now = () => new Date(clock.now() + skewMs)
  let die: (reason: Error) => void = () => {}
  let death: Promise<never> = new Promise(() => {})

  const begin = () => {
    instance.life += 1
    instance.frozenUntil = 0
    death = new Promise((_, reject) => {
      die = reject
    })
    death.catch(() => {})
    const draw = world.chance.draw(`${name}, life ${instance.life}`)
    return wireServices(world.config, {
      table: farTable(world, instance),
      mailer: farMailer(world, instance, world.config.mailFrom),
      canReceiveMail: localReception,
      now,
      random: () => draw.number(),
      instance: `${name}-${instance.life}`,
    })
  }

  const instance: Instance = {
    name,
    skewMs,
    life: 0,
    frozenUntil: 0,
    thawedAt: 0,
    crash() {
      die(new Error(`${name} is gone.`))
      services = begin()
    },
    serve(path, request, who) {
      const { origins, trustedHops } = services
      const isVisitors = path !== '/api/outbox-sweep'
      const rules = async () => ({
        method: 'POST' as const,
        path,
        isLinked: path === '/api/your-message',
        origins: isVisitors ? origins : [],
        readers: isVisitors ? [JSON_READER] : [],
        trustedHops: isVisitors ? trustedHops : 0,
      })
      const log = (level: string, event: string) => {
        if (level === 'error') story.tell(name, `notes "${event}"`)
        if (event === 'unhandled') world.promises.broke('nothing unforeseen happens', `${name} answers 500`)
      }
      const answered = doAs(who, async () => {
        const { life } = instance
        await thaw(world, instance, life)
        const response = await answer(request, services[PATHS[path as Path]], { rules, now, log })
        void response.afterwards?.().catch(() => log('error', 'unhandled'))
        await thaw(world, instance, life)
        return response
      })
      return Promise.race([answered, death])
    },
  }
  let services = begin()
  return instance
}
