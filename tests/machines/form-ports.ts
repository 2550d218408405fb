import { vi } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, fromCallback, fromPromise } from 'xstate'
import type { Draft } from '#contracts/forms/form-fields.ts'
import type { Attempt, QueueEntry, Receipt } from '#machines/form.ts'

/** Ports of a form that record their calls. `send` and `enqueue` stay pending unless a test mocks an answer. */
export const ports = {
  send: vi.fn((_attempt: Attempt<unknown>) => new Promise<Receipt>(() => undefined)),
  enqueue: vi.fn((_entry: QueueEntry<unknown>) => new Promise<void>(() => undefined)),
  queue: vi.fn((_key: string) => undefined),
  saveDraft: vi.fn((_draft: Draft<unknown>) => undefined),
  clearDraft: vi.fn(),
  saveReceipt: vi.fn(),
  clearReceipt: vi.fn(),
  eraseQueued: vi.fn(),
  logFailure: vi.fn((_error: unknown) => undefined),
  enterAddress: vi.fn(),
  leaveAddress: vi.fn(),
}

export const withPorts = <Machine extends AnyStateMachine>(machine: Machine) =>
  machine.provide({
    actors: {
      send: fromPromise<Receipt, Attempt<unknown>>(({ input }) => ports.send(input)),
      enqueue: fromPromise<void, QueueEntry<unknown>>(({ input }) => ports.enqueue(input)),
      queue: fromCallback<AnyEventObject, string>(({ input }) => ports.queue(input)),
      connection: fromCallback(() => undefined),
      address: fromCallback(() => undefined),
    },
    actions: {
      saveDraft: ({ context: { form, idempotencyKey } }) => ports.saveDraft({ form, idempotencyKey }),
      clearDraft: () => ports.clearDraft(),
      saveReceipt: () => ports.saveReceipt(),
      clearReceipt: () => ports.clearReceipt(),
      eraseQueued: () => ports.eraseQueued(),
      logFailure: (_, params) => ports.logFailure((params as { error: unknown }).error),
      enterAddress: () => ports.enterAddress(),
      leaveAddress: () => ports.leaveAddress(),
    },
  }) as Machine
