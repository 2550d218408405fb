import { Writable } from 'node:stream'
import { leadRecords } from '#functions/adapters/lead-records.ts'
import { keyedHash } from '#functions/keyed-hash.ts'
import { runLeadCommand } from '#local/lead-commands.ts'
import type { AcceptedMail } from '#mocks/email-service.ts'
import { HOUR, MINUTE } from './calendar.ts'
import { doAs, doing } from './chance.ts'
import { farMailer, farTable } from './ports.ts'
import type { Computer, Office, World } from './world.ts'

/** Starts the operators' work. */
export function openOffice(world: World): Office {
  const { clock, story, config, chance, promises } = world
  // In some months nobody decides anything: every morning mail names the waiting mails, and they go on waiting.
  const isAway = chance.draw('the office').is(0.3)
  const computer: Computer = {
    name: 'the operator',
    skewMs: world.weather.skews[0] ?? 0,
    life: 0,
    frozenUntil: 0,
    thawedAt: 0,
    crash() {
      // The command ends: responses to its calls no longer arrive.
      computer.life += 1
    },
  }

  const office: Office = {
    read(mail) {
      if (!mail.subject.startsWith('This morning')) return
      const who = chance.doing(`the operator on ${mail.at.slice(0, 10)}`)
      if (!chance.has(who.name)) return
      clock.after(
        who.draw.stretch(MINUTE, world.weather.officeReadsWithin),
        () => void doAs(who, () => seeTo(mail)),
      )
    },

    async forget(email) {
      promises.erasing(email)
      for (;;) {
        const begunAt = clock.now()
        const { isCalm } = world
        const { failure } = await office.run('erase', '--email', email)
        if (failure === null || failure.startsWith('Nothing of this address')) {
          promises.erased(email, begunAt)
          return
        }
        if (isCalm) promises.broke('nothing to an erased address', `${email} cannot be erased: ${failure}`)
        await clock.sleep(doing().draw.stretch(MINUTE, HOUR))
      }
    },

    async run(...args) {
      const written: string[] = []
      const out = new Writable({
        write(chunk, _, done) {
          written.push(String(chunk))
          done()
        },
      })
      const { life } = computer
      const open = () => {
        const now = () => new Date(clock.now() + computer.skewMs)
        const { draw } = doing()
        const records = leadRecords({
          ...config,
          table: farTable(world, computer),
          hash: keyedHash(config.idKey),
          mailer: farMailer(world, computer, ''),
          now,
          random: () => draw.number(),
        })
        return { account: 'the account', records, withdrawUrlOf: () => '' }
      }
      story.tell(computer.name, `runs: leads ${args.join(' ')}`)
      let isOver = false
      const ended = (async () => {
        while (computer.life === life && !isOver) await clock.sleep(10 * MINUTE)
        if (!isOver) throw new Error('The command was ended.')
      })()
      const failure = await Promise.race([runLeadCommand(args, open, { out, tell: () => {} }), ended]).then(
        () => null,
        (error: Error) => error.message,
      )
      isOver = true
      const said = failure ?? written.join('').trim()
      if (said) story.tell(computer.name, `reads: ${said.split('\n').slice(0, 4).join(' / ')}`)
      promises.printed(said)
      return { out: written.join(''), failure }
    },
  }

  /** Lists the waiting mails, and decides about them as people do. */
  async function seeTo(mail: AcceptedMail): Promise<void> {
    if (isAway) return
    const { draw } = doing()
    const isHeld = /(receipt|mail) held/.test(mail.text)
    const isDead = /mails? to (you|visitors) could not/.test(mail.text)
    if (isHeld && draw.is(0.7)) await office.run(draw.one(['retry', 'retry', 'discard']), '--held')
    if (!isDead || draw.is(0.3)) return
    if (draw.is(0.7)) await office.run('retry')
    else await office.run('discard', '--dead')
  }
  return office
}
