import type { AnyOperation, OutputOf } from '@wohlauf/contract/operation'
import { call, observeCalls, type UploadFiles } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import type { Outbox } from '../../api/outbox.ts'
import { berlinDay } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'
import type { QueuedCommand } from '../database.ts'
import { isFull } from '../write-with-room.ts'
import { showEffects } from './effects.ts'
import { queriesAhead } from './operations.ts'
import type { Settlement } from './queue.ts'
import { type Screens, type Sender, senderOf } from './sender.ts'
import { titlesOf } from './titles-of.ts'
import { outboxControls, waitingCommands } from './waiting-commands.ts'

export type OutboxSettings = Screens & {
  /** Whether an admin views the account: then nothing is stored. */
  isVisit: () => boolean
}

/** A dead connection does not fail for much longer; a picture takes its time. */
const MAX_WAIT_MS = 8000

const withoutEmpty = (files: UploadFiles): Record<string, Blob> =>
  Object.fromEntries(Object.entries(files).flatMap(([name, file]) => (file ? [[name, file]] : [])))

const newCommand = (
  operation: AnyOperation,
  input: object,
  { files, answers }: { files: UploadFiles; answers: readonly unknown[] },
): QueuedCommand => {
  const now = serverNow()
  return {
    id: crypto.randomUUID(),
    operation: operation.name,
    titles: titlesOf(input, answers),
    input,
    files: withoutEmpty(files),
    doneAtMs: now.getTime(),
    day: berlinDay(now),
    refusal: null,
  }
}

const refusalOf = ({ refusal, error }: Settlement & { kind: 'refused' }): unknown =>
  error ?? new CallError(refusal.message, { status: refusal.status, identifier: refusal.identifier })

const isUnreached = (error: unknown): boolean => error instanceof CallError && error.identifier === 'network'

const deviceFullError = (): CallError =>
  new CallError(
    'Auf deinem Gerät ist kein Platz mehr, um das für später aufzuheben. Versuche es noch einmal, sobald du wieder Internet hast.',
    { status: 0, identifier: 'network' },
  )

export const createOutbox = ({ isVisit, ...screens }: OutboxSettings): Outbox => {
  const currentSender = async (): Promise<Sender | null> => (isVisit() ? null : senderOf(screens))

  const sendNow = async (): Promise<void> => {
    const sender = await currentSender()
    if (!sender) return waitingCommands.set([])
    await sender.readWaiting()
    await sender.queue.sendAll()
  }

  const settle = (sender: Sender, { kind }: AnyOperation, command: QueuedCommand): Promise<Settlement> => {
    const timer = kind === 'upload' ? null : setTimeout(() => sender.queue.unwatch(command.id), MAX_WAIT_MS)
    return sender.add(command).finally(() => clearTimeout(timer ?? undefined))
  }

  let lastCall: Promise<unknown> = Promise.resolve()
  /**
   * For a command that cannot wait: nobody is logged in, an admin views the account, or the device has no room.
   * It may need the command before it, too.
   */
  const callInOrder = (operation: AnyOperation, input: object, files: UploadFiles): Promise<unknown> => {
    const next = lastCall.then(() => call(operation, input, { files }))
    lastCall = next.catch(() => {})
    return next
  }

  const carryOut: Outbox['carryOut'] = async (operation, input, files) => {
    const sender = await currentSender()
    const queries = screens.queryClient.getQueryCache().getAll()
    const answers = queries.map(({ state }) => state.data)
    const command = newCommand(operation, input, { files, answers })
    let isDeviceFull = false
    const settlement =
      sender &&
      (await settle(sender, operation, command).catch((error: unknown) => {
        isDeviceFull = isFull(error)
        return null
      }))
    if (settlement?.kind === 'refused') throw refusalOf(settlement)
    if (settlement?.kind === 'waiting') await sender?.readWaiting()
    const output = settlement
      ? (settlement.kind === 'accepted' && settlement.output) || operation.answerWhileWaiting?.(input)
      : await callInOrder(operation, input, files).catch((error: unknown) => {
          throw isDeviceFull && isUnreached(error) ? deviceFullError() : error
        })
    showEffects(screens.queryClient, screens.effects, [command])
    return output as OutputOf<typeof operation>
  }

  for (const name of ['online', 'visibilitychange'])
    (name === 'online' ? window : document).addEventListener(name, () => {
      if (document.visibilityState === 'visible') void sendNow()
    })

  observeCalls({
    // What waits is leaving the device with everything else of this person.
    onRefusal: ({ identifier }) => {
      const unsent = waitingCommands.get().filter(({ refusal }) => !refusal)
      if (identifier === 'user-disabled') screens.onUnsent(unsent.length, 'disabled')
    },
  })

  outboxControls.set({
    sendNow,
    sendAgain: async (id) => {
      await (await currentSender())?.clearRefusal(id)
      await sendNow()
    },
    discard: async (matches) => (await currentSender())?.discard(matches),
    consumeNewRefusals: async () => (await currentSender())?.consumeNewRefusals() ?? 0,
  })

  return {
    carryOut,
    isAheadOfServer: (name) => queriesAhead(waitingCommands.get()).has(name),
    onSession: () => void sendNow(),
  }
}
