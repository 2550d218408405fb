import { leadRecords } from '#functions/adapters/lead-records.ts'
import { keyedHash } from '#functions/keyed-hash.ts'
import type { AcceptedMail } from '#mocks/email-service.ts'
import { OPERATOR } from '#tests/proofs/sim/promises/ledger.ts'
import { currentAction, runAs } from './chance.ts'
import { HOUR, MINUTE } from './clock.ts'
import { Computer } from './computer.ts'
import type { Network } from './network.ts'
import { mailerOf, tableOf } from './ports.ts'
import { answerAsTeam } from './talks.ts'
import type { World } from './world.ts'

export function openOffice(world: World, network: Network) {
  const { clock, story, config, chance, observers } = world
  // In some months, the operator leaves held and dead mails alone, so every morning mail names them.
  const isAway = chance.draw('the office').is(0.3)
  const computer = new Computer(world, OPERATOR, world.weather.skews[0] ?? 0)

  function run<Result>(name: string, command: (records: ReturnType<typeof openRecords>) => Promise<Result>) {
    story.tell(OPERATOR, name)
    return computer.work(() => command(openRecords())).catch((error: unknown) => error as Error)
  }

  function openRecords() {
    return leadRecords({
      ...config,
      table: tableOf(computer),
      hash: keyedHash(config.idKey),
      mailer: mailerOf(computer),
      now: () => computer.now(),
      random: currentAction().draw.number,
    })
  }

  const decide = (verb: 'release' | 'discard', which: 'held' | 'dead') =>
    run(`${verb}s ${which} mails`, async (records) => {
      for await (const mail of records.stuck()) {
        if (mail.isHeld !== (which === 'held')) continue
        await records[verb](mail)
        if (mail.kind === 'team' && mail.reference) observers.tell('decided', mail.reference)
      }
    })

  async function seeTo({ text }: AcceptedMail): Promise<void> {
    if (isAway) return
    const { draw } = currentAction()
    if (/(receipt|mail) held/.test(text) && draw.is(0.7))
      await decide(draw.one(['release', 'release', 'discard']), 'held')
    if (!/mails? to (you|visitors) could not/.test(text) || draw.is(0.3)) return
    await decide(draw.is(0.7) ? 'release' : 'discard', 'dead')
  }

  world.readers.set(config.teamEmail, (mail) => {
    if (mail.subject.startsWith('[Free visa case]')) return answerAsTeam(world, network, mail)
    if (!mail.subject.startsWith('This morning')) return
    const action = chance.action(`the operator on ${mail.at.slice(0, 10)}`)
    clock.after(
      action.draw.stretch(MINUTE, world.weather.officeReadsWithin),
      () => void runAs(action, () => seeTo(mail)),
    )
  })

  return {
    async erase(email: string): Promise<void> {
      world.ledger.erasing(email)
      for (;;) {
        const begunAt = clock.now()
        const { isCalm } = world
        const erased = await run(`erases ${email}`, (records) => records.erase(email))
        if (typeof erased === 'number') return observers.tell('erased', email, begunAt)
        if (isCalm) world.ledger.broke('nothing to an erased address', `${email}: ${erased.message}`)
        await clock.sleep(currentAction().draw.stretch(MINUTE, HOUR))
      }
    },
  }
}
