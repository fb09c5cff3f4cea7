import type { QueuedCommand } from '../database.ts'

/** Stores commands in the order in which they were carried out. */
export type CommandStore = {
  /** @throws the storage's error when it is full: nothing is stored then */
  add: (command: QueuedCommand) => Promise<void>
  /** The first command that waits; null when none does. */
  first: () => Promise<QueuedCommand | null>
  find: (id: string) => Promise<QueuedCommand | null>
  remove: (id: string) => Promise<void>
  refuse: (id: string, refusal: NonNullable<QueuedCommand['refusal']>) => Promise<void>
}

export type Outcome =
  | { kind: 'accepted'; output: unknown }
  | { kind: 'refused'; refusal: NonNullable<QueuedCommand['refusal']>; error: unknown }
  /**
   * There was no answer, or one that asks for another attempt; `fault`: the server failed on this command.
   */
  | { kind: 'later'; afterMs: number | null; fault?: NonNullable<QueuedCommand['refusal']> }
  /** Its person has no session. */
  | { kind: 'paused' }

/** The result for a command's screen. If another tab has sent it, output and error are not known. */
export type Settlement =
  | { kind: 'accepted'; output?: unknown }
  | { kind: 'refused'; refusal: NonNullable<QueuedCommand['refusal']>; error?: unknown }
  | { kind: 'waiting' }

export type QueueParts = {
  store: CommandStore
  /** @param isWatched a screen waits for the outcome */
  send: (command: QueuedCommand, isWatched: boolean) => Promise<Outcome>
  /** Runs the work while no other such work runs, in this tab or another. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** A monotonic clock, in milliseconds. */
  now: () => number
  /** Runs a task once after that time; a later call replaces it. */
  after: (ms: number, task: () => void) => void
  /**
   * @param settled commands that the server has accepted or refused while no screen waited for them, since the
   * queue was last empty
   */
  onEmpty: (settled: readonly QueuedCommand[]) => void
  onChange: () => void
}

const FIRST_PAUSE_MS = 1000
export const MAX_PAUSE_MS = 5 * 60_000

/**
 * A command on which the server fails that often in a row is refused, and no longer blocks those behind it.
 */
const MAX_FAULTS = 8

export type Queue = {
  /** Stores the command, then tries to send it, after those before it. */
  add: (command: QueuedCommand) => Promise<Settlement>
  /** Tries to send the queued commands. Ends when all are sent, or none can be. */
  sendAll: () => Promise<void>
  /** Whether a screen waits for its outcome. */
  isWatched: (id: string) => boolean
  /** Called when its screen no longer waits. */
  unwatch: (id: string) => void
}

/**
 * Commands are sent one by one, in their order, and leave only after the server has answered: one whose
 * answer was lost is sent again, which is idempotent. No statement here may rely on the next one being
 * executed: the tab may end anywhere.
 */
export const createQueue = ({ store, send, alone, now, after, onEmpty, onChange }: QueueParts): Queue => {
  const watchers = new Map<string, (settlement: Settlement) => void>()
  let pauseMs = FIRST_PAUSE_MS
  let notBefore = Number.NEGATIVE_INFINITY
  let settled: QueuedCommand[] = []
  let faults = { id: '', count: 0 }
  let isWanted = false
  let running: Promise<void> | null = null

  const settle = (id: string, settlement: Settlement): void => {
    const notifyScreen = watchers.get(id)
    watchers.delete(id)
    notifyScreen?.(settlement)
  }

  const countFault = ({ id }: QueuedCommand): number => {
    faults = { id, count: faults.id === id ? faults.count + 1 : 1 }
    return faults.count
  }

  const applyOutcome = async (command: QueuedCommand, outcome: Outcome): Promise<boolean> => {
    if (outcome.kind === 'later') {
      const { fault } = outcome
      if (fault && countFault(command) >= MAX_FAULTS)
        return applyOutcome(command, { kind: 'refused', refusal: fault, error: null })
      if (outcome.afterMs !== null) notBefore = now() + outcome.afterMs
      after(Math.max(pauseMs, outcome.afterMs ?? 0), () => void sendAll())
      pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)
      return false
    }
    if (outcome.kind === 'paused') return false
    pauseMs = FIRST_PAUSE_MS
    const isWatched = watchers.has(command.id)
    // A screen that waits shows the refusal itself, and still has the input.
    if (outcome.kind === 'accepted' || isWatched) await store.remove(command.id)
    else await store.refuse(command.id, outcome.refusal)
    if (!isWatched) settled.push(command)
    settle(command.id, outcome)
    onChange()
    return true
  }

  /**
   * The server has the command: if the device cannot record that, it is no failure, and the command is sent
   * again later.
   */
  const recordOutcome = async (command: QueuedCommand, outcome: Outcome): Promise<boolean> => {
    try {
      return await applyOutcome(command, outcome)
    } catch {
      if (outcome.kind === 'accepted' || outcome.kind === 'refused') settle(command.id, outcome)
      return false
    }
  }

  const sendInOrder = async (): Promise<void> => {
    if (now() < notBefore) return
    for (let command = await store.first(); command; command = await store.first()) {
      const outcome = await send(command, watchers.has(command.id))
      if (!(await recordOutcome(command, outcome))) return
    }
    const all = settled
    settled = []
    if (all.length > 0) onEmpty(all)
  }

  /** Settles commands that another tab may have sent. */
  const settleOthers = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      const command = await store.find(id).catch(() => undefined)
      if (command === null) settle(id, { kind: 'accepted' })
      else if (command?.refusal) {
        await store.remove(id).catch(() => {})
        settle(id, { kind: 'refused', refusal: command.refusal })
      } else settle(id, { kind: 'waiting' })
    }
    if (ids.length > 0) onChange()
  }

  const sendAlone = async (): Promise<void> => {
    const ids = [...watchers.keys()]
    await sendInOrder().catch(() => {})
    await settleOthers(ids.filter((id) => watchers.has(id)))
  }

  const work = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false
      await alone(sendAlone).catch(() => {
        // The lock is lost, with the database or the tab's page.
        for (const id of watchers.keys()) settle(id, { kind: 'waiting' })
      })
    }
    // Runs in the same task as the last check: a later call of `sendAll` starts another run.
    running = null
  }

  const sendAll = (): Promise<void> => {
    isWanted = true
    running ??= work()
    return running
  }

  return {
    add: async (command) => {
      await store.add(command)
      const settlement = new Promise<Settlement>((resolve) => watchers.set(command.id, resolve))
      void sendAll()
      return settlement
    },
    sendAll,
    isWatched: (id) => watchers.has(id),
    unwatch: (id) => settle(id, { kind: 'waiting' }),
  }
}
