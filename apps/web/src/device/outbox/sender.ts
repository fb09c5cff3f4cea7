import type { QueryClient } from '@tanstack/react-query'
import { refreshChanged } from '../../api/hooks.ts'
import { storedSession } from '../../api/stored-session.ts'
import { clockDifference } from '../../ui/time/clock.ts'
import { currentDatabase } from '../current-database.ts'
import type { DeviceDatabase, QueuedCommand } from '../database.ts'
import { actsChannel, WITHDRAWN } from './acts-channel.ts'
import {
  allCommands,
  consumeNewRefusals,
  consumeWithdrawn,
  createCommandStore,
  deleteCommands,
  setRefusal,
} from './command-store.ts'
import { type Effect, showEffects, storeEffects } from './effects.ts'
import { waitingOperation } from './operations.ts'
import { createQueue, type Queue } from './queue.ts'
import { rescue } from './rescue.ts'
import { createSenderLock } from './sender-lock.ts'
import { createSending } from './sending.ts'
import { outboxControls, waitingCommands } from './waiting-commands.ts'

/** Sends the queued commands of one person of one app from this tab. */
export type Sender = {
  queue: Omit<Queue, 'add'>
  /** Implements `Queue.add`. */
  add: Queue['add']
  /** Reads the queued commands from the device: another tab may have changed them. */
  readWaiting: () => Promise<void>
  discard: (isMeant: (act: QueuedCommand) => boolean) => Promise<void>
  /** The command waits again. */
  clearRefusal: (id: string) => Promise<void>
  /** Implements `OutboxControls.takeNewRefusals`. */
  consumeNewRefusals: () => Promise<number>
}

/** If there is no room to store it, the next visit compares again. */
const storeServerTime = async (database: DeviceDatabase): Promise<void> => {
  const present = clockDifference.get()
  if (present !== null && present !== (await database.get('facts', 'clockDifferenceMs')))
    await database.put('facts', present, 'clockDifferenceMs').catch(() => {})
}

/** Everything about a queued command that ever changes. */
const stateOf = ({ id, refusal }: QueuedCommand): string =>
  `${id} ${refusal === null} ${refusal?.isAnnounced}`

/** Why commands that waited are gone. */
export type UnsentReason = 'disabled' | 'withdrawn' | 'evicted'

export type Screens = {
  queryClient: QueryClient
  effects: readonly Effect[]
  onUnsent: (count: number, reason: UnsentReason) => void
}

const createSender = async (
  database: DeviceDatabase,
  { queryClient, effects, onUnsent }: Screens,
): Promise<Sender> => {
  const owner = { appId: storedSession.appId ?? '', userId: storedSession.lastUserId ?? '' }
  const channel = actsChannel(database)
  let timer: ReturnType<typeof setTimeout> | undefined

  const isOwn = () => storedSession.appId === owner.appId && storedSession.lastUserId === owner.userId

  let isShowing = false
  const showWaiting = (): void => {
    if (isShowing) return
    isShowing = true
    showEffects(
      queryClient,
      effects,
      waitingCommands.get().filter(({ refusal }) => !refusal),
    )
    isShowing = false
  }

  const sayWithdrawn = async (): Promise<void> => {
    if (!document.hidden) onUnsent(await consumeWithdrawn(database), 'withdrawn')
  }

  const readWaiting = async (): Promise<void> => {
    const acts = (await allCommands(database)).filter(({ id }) => !queue.isWatched(id))
    if (!isOwn()) return
    // Each reading creates new objects, and a picture that is shown must stay the same object.
    const before = new Map(waitingCommands.get().map((act) => [stateOf(act), act]))
    waitingCommands.set(acts.map((act) => before.get(stateOf(act)) ?? act))
    showWaiting()
    void sayWithdrawn().catch(() => {})
  }

  const onChange = async (): Promise<void> => {
    await readWaiting()
    channel.postMessage(null)
    await storeServerTime(database)
  }

  const refresh = async (acts: readonly QueuedCommand[]): Promise<void> => {
    await readWaiting()
    const operations = new Set(acts.map((act) => waitingOperation(act.operation)))
    for (const operation of operations) if (operation) void refreshChanged(queryClient, operation)
  }

  /** Commands whose screen waits for the outcome. */
  const unanswered = new Map<string, QueuedCommand>()
  const send = createSending(owner)
  const queue = createQueue({
    store: createCommandStore(database),
    send: async (command, isWatched) => {
      const outcome = await send(command, isWatched)
      if (outcome.kind === 'accepted') await storeEffects(database, effects, command).catch(() => {})
      return outcome
    },
    alone: createSenderLock(database),
    now: () => performance.now(),
    after: (ms, task) => {
      clearTimeout(timer)
      timer = setTimeout(task, ms)
    },
    onEmpty: (settledCommands) => void refresh(settledCommands).catch(() => {}),
    onChange: () => void onChange().catch(() => {}),
  })

  /** Another tab has sent or discarded some; their answers are refetched when none waits any more. */
  let goneCommands: QueuedCommand[] = []
  const onOtherTab = async (isWithdrawal: boolean): Promise<void> => {
    const before = waitingCommands.get()
    await readWaiting()
    const ids = new Set(waitingCommands.get().map(({ id }) => id))
    goneCommands.push(...before.filter(({ id }) => !ids.has(id)))
    if (!isWithdrawal && waitingCommands.get().some(({ refusal }) => !refusal)) return
    const all = goneCommands
    goneCommands = []
    await refresh(all)
  }

  channel.addEventListener('message', ({ data }) => void onOtherTab(data === WITHDRAWN).catch(() => {}))
  // The browser has removed the database, in a lack of room or by its settings.
  database.addEventListener('close', () => {
    channel.close()
    if (current?.database !== database) return
    const commands = [...waitingCommands.get(), ...unanswered.values()]
    if (commands.length === 0) return
    rescuing = rescue(database.name, commands).then((lostCount) => onUnsent(lostCount, 'evicted'))
    void rescuing.then(() => outboxControls.get()?.sendNow())
  })
  // An answer that arrives knows nothing of the waiting commands.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') showWaiting()
  })
  await storeServerTime(database)
  await readWaiting()
  return {
    queue,
    add: async (command) => {
      unanswered.set(command.id, command)
      return queue.add(command).finally(() => unanswered.delete(command.id))
    },
    readWaiting: () => readWaiting().catch(() => {}),
    discard: async (isMeant) => {
      await deleteCommands(database, isMeant)
      await onChange()
    },
    clearRefusal: async (id) => {
      await setRefusal(database, id, null)
      await onChange()
    },
    consumeNewRefusals: async () => {
      const count = await consumeNewRefusals(database)
      if (count > 0) await onChange()
      return count
    },
  }
}

let rescuing: Promise<void> = Promise.resolve()

let current: { database: DeviceDatabase; screens: Screens; sender: Promise<Sender> } | null = null

/** The sender of this tab's person; null without one, and if the device stores nothing. */
export const senderOf = async (screens: Screens): Promise<Sender | null> => {
  await rescuing
  const database = await currentDatabase()
  if (!database) return null
  if (current?.database !== database || current.screens.queryClient !== screens.queryClient)
    current = { database, screens, sender: createSender(database, screens) }
  return current.sender.catch(() => null)
}
