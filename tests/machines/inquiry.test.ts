import { beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { consultationMachine } from '#machines/inquiry.ts'
import { completeConsultation, SUBMIT } from '#mocks/examples.ts'
import { ports, withPorts } from './form-ports.ts'

const consultation = withPorts(consultationMachine)

beforeEach(() => void vi.resetAllMocks())

test('An unfinished day blocks sending until it is finished or emptied', () => {
  const actor = createActor(consultation).start()
  const problems = () => actor.getSnapshot().context.problems
  actor.send({ type: 'change', form: { ...completeConsultation, date: '' } })
  actor.send({ ...SUBMIT, unfinished: ['date'] })
  actor.send({ type: 'change', form: { message: 'Can my wife come too?' } })
  expect(problems()).toEqual({ date: 'unfinished' })
  expect(ports.send).not.toHaveBeenCalled()
  actor.send({ type: 'change', form: { date: '2027-03-04' } })
  expect(problems()).toEqual({})
  actor.send(SUBMIT)
  expect(ports.send).toHaveBeenCalledOnce()
})
