import type { QueryClient } from '@tanstack/react-query'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import { call, type UploadFiles } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import type { Outbox } from '../../api/outbox.ts'
import { berlinDay } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'
import type { Act } from '../database.ts'
import { queriesAhead } from './changed-answers.ts'
import type { Settlement } from './queue.ts'
import { type Sender, senderOf } from './sender.ts'
import { outboxControls, waitingActs } from './waiting-acts.ts'

export type OutboxSettings = {
  queryClient: QueryClient
  /** Whether an admin views the account: then nothing is stored. */
  isVisit: () => boolean
}

/** A dead connection does not fail for much longer; a picture takes its time. */
const LONGEST_WAIT_MS = 8000

const withoutEmpty = (files: UploadFiles): Record<string, Blob> =>
  Object.fromEntries(Object.entries(files).flatMap(([name, file]) => (file ? [[name, file]] : [])))

const newAct = (operation: AnyOperation, input: object, files: UploadFiles): Act => {
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
    if (!sender) return waitingActs.set([])
    await sender.readWaiting()
    await sender.queue.sendAll()
  }

  const settle = (sender: Sender, { kind }: AnyOperation, act: Act): Promise<Settlement> => {
    const timer = kind === 'upload' ? null : setTimeout(() => sender.queue.unwatch(act.id), LONGEST_WAIT_MS)
    return sender.queue.add(act).finally(() => clearTimeout(timer ?? undefined))
  }

  const carryOut = async <Op extends AnyOperation>(
    operation: Op,
    input: InputOf<Op>,
    files: UploadFiles,
  ): Promise<OutputOf<Op>> => {
    const sender = await currentSender()
    if (!sender) return call(operation, input, { files })
    const act = newAct(operation, input, files)
    const settlement = await settle(sender, operation, act).catch(() => null)
    // The device has no room for the command.
    if (!settlement) return call(operation, input, { files })
    if (settlement.kind === 'refused') throw refusalOf(settlement)
    if (settlement.kind === 'accepted' && settlement.output !== undefined)
      return settlement.output as OutputOf<Op>
    if (settlement.kind === 'waiting') await sender.onWaiting()
    return operation.answerWhileWaiting?.(input) as OutputOf<Op>
  }

  for (const name of ['online', 'visibilitychange'])
    (name === 'online' ? window : document).addEventListener(name, () => {
      if (document.visibilityState === 'visible') void sendNow()
    })

  outboxControls.set({
    sendNow,
    discard: async (isMeant) => (await currentSender())?.discard(isMeant),
    takeNewRefusals: async () => (await currentSender())?.takeNewRefusals() ?? 0,
  })

  return {
    carryOut,
    isAheadOfServer: (name) => queriesAhead(waitingActs.get()).has(name),
    onSession: () => void sendNow(),
  }
}
