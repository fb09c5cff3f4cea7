import type { QueryClient } from '@tanstack/react-query'
import { refreshChanged } from '../../api/hooks.ts'
import { storedSession } from '../../api/stored-session.ts'
import { clockDifference } from '../../ui/time/clock.ts'
import { currentDatabase } from '../current-database.ts'
import type { DeviceDatabase, QueuedCommand } from '../database.ts'
import { queriesAhead, showChangedAnswers, writeChangedAnswers } from './changed-answers.ts'
import { allCommands, consumeNewRefusals, createCommandStore, deleteCommands } from './command-store.ts'
import { waitingOperation } from './operations.ts'
import { createQueue, type Queue } from './queue.ts'
import { createSenderLock } from './sender-lock.ts'
import { createSending } from './sending.ts'
import { waitingCommands } from './waiting-commands.ts'

/** Sends the queued commands of one person of one app from this tab. */
export type Sender = {
  queue: Queue
  /** Reads the queued commands from the device: another tab may have changed them. */
  readWaiting: () => Promise<void>
  /** Called when a command begins to wait: the answers that its screen has changed are stored too. */
  onWaiting: () => Promise<void>
  discard: (isMeant: (act: QueuedCommand) => boolean) => Promise<void>
  /** Implements `OutboxControls.takeNewRefusals`. */
  consumeNewRefusals: () => Promise<number>
}

/**
 * A device that was started offline knows the server's time from its former visits. If there is no room to
 * store it, the next visit compares again.
 */
const agreeOnTime = async (database: DeviceDatabase): Promise<void> => {
  const storedDifference = await database.get('facts', 'clockDifferenceMs')
  if (typeof storedDifference === 'number') clockDifference.restore(storedDifference)
  const present = clockDifference.get()
  if (present !== null && present !== storedDifference)
    await database.put('facts', present, 'clockDifferenceMs').catch(() => {})
}

/** Everything about a queued command that ever changes. */
const stateOf = ({ id, refusal }: QueuedCommand): string =>
  `${id} ${refusal === null} ${refusal?.isAnnounced}`

const createSender = async (database: DeviceDatabase, queryClient: QueryClient): Promise<Sender> => {
  const owner = { appId: storedSession.appId ?? '', userId: storedSession.lastUserId ?? '' }
  const channel = new BroadcastChannel(`${database.name} acts`)
  let timer: ReturnType<typeof setTimeout> | undefined

  const isOwn = () => storedSession.appId === owner.appId && storedSession.lastUserId === owner.userId

  const readWaiting = async (): Promise<void> => {
    const acts = (await allCommands(database)).filter(({ id }) => !queue.isWatched(id))
    if (!isOwn()) return
    // Each reading creates new objects, and a picture that is shown must stay the same object.
    const before = new Map(waitingCommands.get().map((act) => [stateOf(act), act]))
    waitingCommands.set(acts.map((act) => before.get(stateOf(act)) ?? act))
  }

  const onChange = async (): Promise<void> => {
    await readWaiting()
    channel.postMessage(null)
    await agreeOnTime(database)
  }

  const refresh = async (acts: readonly QueuedCommand[]): Promise<void> => {
    await readWaiting()
    const operations = new Set(acts.map((act) => waitingOperation(act.operation)))
    for (const operation of operations) if (operation) void refreshChanged(queryClient, operation)
  }

  const queue = createQueue({
    store: createCommandStore(database),
    send: createSending(owner),
    alone: createSenderLock(database),
    now: () => performance.now(),
    after: (ms, task) => {
      clearTimeout(timer)
      timer = setTimeout(task, ms)
    },
    onEmpty: (judged) => void refresh(judged).catch(() => {}),
    onChange: () => void onChange().catch(() => {}),
  })

  const keepChanges = () => writeChangedAnswers(queryClient, database, waitingCommands.get()).catch(() => {})

  /** Another tab has sent or discarded some; their answers are refetched when none waits any more. */
  let gone: QueuedCommand[] = []
  const onOtherTab = async (): Promise<void> => {
    const before = waitingCommands.get()
    await readWaiting()
    const ids = new Set(waitingCommands.get().map(({ id }) => id))
    gone.push(...before.filter(({ id }) => !ids.has(id)))
    if (waitingCommands.get().some(({ refusal }) => !refusal)) return
    const all = gone
    gone = []
    await refresh(all)
  }

  channel.addEventListener('message', () => void onOtherTab().catch(() => {}))
  queryClient.getQueryCache().subscribe((event) => {
    // Screens change cached answers before and after a command; the server's answers are stored elsewhere.
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return
    if (queriesAhead(waitingCommands.get()).has(String(event.query.queryKey[0]))) void keepChanges()
  })
  await agreeOnTime(database)
  await readWaiting()
  await showChangedAnswers(queryClient, database, waitingCommands.get())
  return {
    queue,
    readWaiting: () => readWaiting().catch(() => {}),
    onWaiting: async () => {
      await readWaiting().catch(() => {})
      await keepChanges()
    },
    discard: async (isMeant) => {
      await deleteCommands(database, isMeant)
      await onChange()
    },
    consumeNewRefusals: async () => {
      const count = await consumeNewRefusals(database)
      if (count > 0) await onChange()
      return count
    },
  }
}

let current: { database: DeviceDatabase; queryClient: QueryClient; sender: Promise<Sender> } | null = null

/** The sender of this tab's person; null without one, and if the device stores nothing. */
export const senderOf = async (queryClient: QueryClient): Promise<Sender | null> => {
  const database = await currentDatabase()
  if (!database) return null
  if (current?.database !== database || current.queryClient !== queryClient)
    current = { database, queryClient, sender: createSender(database, queryClient) }
  return current.sender.catch(() => null)
}
