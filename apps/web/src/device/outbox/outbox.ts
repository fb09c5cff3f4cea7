import type { QueryClient } from '@tanstack/react-query'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import type { UploadFiles } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import type { Outbox } from '../../api/outbox.ts'
import { berlinDay } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'
import type { QueuedCommand } from '../database.ts'
import { queriesAhead } from './changed-answers.ts'
import type { Settlement } from './queue.ts'
import { type Sender, senderOf } from './sender.ts'
import { outboxControls, waitingCommands } from './waiting-commands.ts'

export type OutboxSettings = {
  queryClient: QueryClient
  /** Whether an admin views the account: then nothing is stored. */
  isVisit: () => boolean
}

/** A dead connection does not fail for much longer; a picture takes its time. */
const MAX_WAIT_MS = 8000

const withoutEmpty = (files: UploadFiles): Record<string, Blob> =>
  Object.fromEntries(Object.entries(files).flatMap(([name, file]) => (file ? [[name, file]] : [])))

const newCommand = (operation: AnyOperation, input: object, files: UploadFiles): QueuedCommand => {
  const now = serverNow()
  return {
    id: crypto.randomUUID(),
    operation: operation.name,
    input,
    files: withoutEmpty(files),
    doneAtMs: now.getTime(),
    day: berlinDay(now),
    refusal: null,
  }
}

const refusalOf = ({ refusal, error }: Settlement & { kind: 'refused' }): unknown =>
  error ?? new CallError(refusal.message, { status: refusal.status, identifier: refusal.identifier })

export const createOutbox = ({ queryClient, isVisit }: OutboxSettings): Outbox => {
  const currentSender = async (): Promise<Sender | null> => (isVisit() ? null : senderOf(queryClient))

  const sendNow = async (): Promise<void> => {
    const sender = await currentSender()
    if (!sender) return waitingCommands.set([])
    await sender.readWaiting()
    await sender.queue.sendAll()
  }

  const settle = (sender: Sender, { kind }: AnyOperation, command: QueuedCommand): Promise<Settlement> => {
    const timer = kind === 'upload' ? null : setTimeout(() => sender.queue.unwatch(command.id), MAX_WAIT_MS)
    return sender.queue.add(command).finally(() => clearTimeout(timer ?? undefined))
  }

  const take = async <Op extends AnyOperation>(
    operation: Op,
    input: InputOf<Op>,
    files: UploadFiles,
  ): Promise<{ output: OutputOf<Op> } | null> => {
    const sender = await currentSender()
    if (!sender) return null
    const command = newCommand(operation, input, files)
    const settlement = await settle(sender, operation, command).catch(() => null)
    // The device has no room for the command.
    if (!settlement) return null
    if (settlement.kind === 'refused') throw refusalOf(settlement)
    if (settlement.kind === 'accepted' && settlement.output !== undefined)
      return { output: settlement.output as OutputOf<Op> }
    if (settlement.kind === 'waiting') await sender.onWaiting()
    return { output: operation.answerWhileWaiting?.(input) as OutputOf<Op> }
  }

  for (const name of ['online', 'visibilitychange'])
    (name === 'online' ? window : document).addEventListener(name, () => {
      if (document.visibilityState === 'visible') void sendNow()
    })

  outboxControls.set({
    sendNow,
    discard: async (matches) => (await currentSender())?.discard(matches),
    consumeNewRefusals: async () => (await currentSender())?.consumeNewRefusals() ?? 0,
  })

  return {
    take,
    isAheadOfServer: (name) => queriesAhead(waitingCommands.get()).has(name),
    onSession: () => void sendNow(),
  }
}
