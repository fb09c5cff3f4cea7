import type { QueryClient } from '@tanstack/react-query'
import { refreshChanged } from '../../api/hooks.ts'
import { storedSession } from '../../api/stored-session.ts'
import { clockDifference } from '../../ui/time/clock.ts'
import { currentDatabase } from '../current-database.ts'
import type { Act, DeviceDatabase } from '../database.ts'
import { allActs, createActStore, deleteActs, takeNewRefusals } from './act-store.ts'
import { queriesAhead, showChangedAnswers, writeChangedAnswers } from './changed-answers.ts'
import { waitingOperation } from './operations.ts'
import { createQueue, type Queue } from './queue.ts'
import { createSenderLock } from './sender-lock.ts'
import { createSending } from './sending.ts'
import { waitingActs } from './waiting-acts.ts'

/** The acts of one person of one app, on this tab's way to the server. */
export type Sender = {
  queue: Queue
  /** What waits, as the device has it now: another tab may have changed it. */
  readWaiting: () => Promise<void>
  /** An act has begun to wait: what its screen has changed is kept too. */
  onWaiting: () => Promise<void>
  discard: (isMeant: (act: Act) => boolean) => Promise<void>
  /** As `OutboxControls.takeNewRefusals`. */
  takeNewRefusals: () => Promise<number>
}

/** A device that was started offline knows the server's time from its former visits. Where there is no room, the next visit compares again. */
const agreeOnTime = async (database: DeviceDatabase): Promise<void> => {
  const stored = await database.get('facts', 'clockDifferenceMs')
  if (typeof stored === 'number') clockDifference.restore(stored)
  const present = clockDifference.get()
  if (present !== null && present !== stored)
    await database.put('facts', present, 'clockDifferenceMs').catch(() => {})
}

/** All of an act that ever changes. */
const stateOf = ({ id, refusal }: Act): string => `${id} ${refusal === null} ${refusal?.isAnnounced}`

const createSender = async (database: DeviceDatabase, queryClient: QueryClient): Promise<Sender> => {
  const owner = { appId: storedSession.appId ?? '', userId: storedSession.lastUserId ?? '' }
  const channel = new BroadcastChannel(`${database.name} acts`)
  let timer: ReturnType<typeof setTimeout> | undefined

  const isOwn = () => storedSession.appId === owner.appId && storedSession.lastUserId === owner.userId

  const readWaiting = async (): Promise<void> => {
    const acts = (await allActs(database)).filter(({ id }) => !queue.isWatched(id))
    if (!isOwn()) return
    // Each reading makes new objects, and a picture that is shown must stay the same.
    const before = new Map(waitingActs.get().map((act) => [stateOf(act), act]))
    waitingActs.set(acts.map((act) => before.get(stateOf(act)) ?? act))
  }

  const onChange = async (): Promise<void> => {
    await readWaiting()
    channel.postMessage(null)
    await agreeOnTime(database)
  }

  const refresh = async (acts: readonly Act[]): Promise<void> => {
    await readWaiting()
    const operations = new Set(acts.map((act) => waitingOperation(act.operation)))
    for (const operation of operations) if (operation) void refreshChanged(queryClient, operation)
  }

  const queue = createQueue({
    acts: createActStore(database),
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

  const keepChanges = () => writeChangedAnswers(queryClient, database, waitingActs.get()).catch(() => {})

  /** Another tab has sent or discarded some; their answers are fetched when none waits any more. */
  let gone: Act[] = []
  const onOtherTab = async (): Promise<void> => {
    const before = waitingActs.get()
    await readWaiting()
    const ids = new Set(waitingActs.get().map(({ id }) => id))
    gone.push(...before.filter(({ id }) => !ids.has(id)))
    if (waitingActs.get().some(({ refusal }) => !refusal)) return
    const all = gone
    gone = []
    await refresh(all)
  }

  channel.addEventListener('message', () => void onOtherTab().catch(() => {}))
  queryClient.getQueryCache().subscribe((event) => {
    // Screens change cached answers before and after a command; answers of the server are stored elsewhere.
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return
    if (queriesAhead(waitingActs.get()).has(String(event.query.queryKey[0]))) void keepChanges()
  })
  await agreeOnTime(database)
  await readWaiting()
  await showChangedAnswers(queryClient, database, waitingActs.get())
  return {
    queue,
    readWaiting: () => readWaiting().catch(() => {}),
    onWaiting: async () => {
      await readWaiting().catch(() => {})
      await keepChanges()
    },
    discard: async (isMeant) => {
      await deleteActs(database, isMeant)
      await onChange()
    },
    takeNewRefusals: async () => {
      const count = await takeNewRefusals(database)
      if (count > 0) await onChange()
      return count
    },
  }
}

let current: { database: DeviceDatabase; queryClient: QueryClient; sender: Promise<Sender> } | null = null

/** Of this tab's person; null without one, and where the device stores nothing. */
export const senderOf = async (queryClient: QueryClient): Promise<Sender | null> => {
  const database = await currentDatabase()
  if (!database) return null
  if (current?.database !== database || current.queryClient !== queryClient)
    current = { database, queryClient, sender: createSender(database, queryClient) }
  return current.sender.catch(() => null)
}
