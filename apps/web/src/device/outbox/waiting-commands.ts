import { setDeviceNews } from '../../ui/state/set-device-news.ts'
import { createStore, type Store, useOfStore, useStore } from '../../ui/state/store.ts'
import type { QueuedCommand } from '../database.ts'

/** Commands that the server does not have, oldest first, including refused ones. Screens read it. */
export const waitingCommands: Store<readonly QueuedCommand[]> = createStore<readonly QueuedCommand[]>([])

waitingCommands.subscribe(() =>
  setDeviceNews(
    'commands',
    waitingCommands.get().some(({ refusal }) => !refusal),
  ),
)

export const useWaitingCommands = (): readonly QueuedCommand[] => useStore(waitingCommands)

export const useAboutWaiting = <About extends boolean | number>(
  about: (commands: readonly QueuedCommand[]) => About,
): About => useOfStore(waitingCommands, about)

export type OutboxControls = {
  /** Ends when all are sent, or none can be. */
  sendNow: () => Promise<void>
  /** Sends a refused command once more. */
  sendAgain: (id: string) => Promise<void>
  discard: (isMeant: (act: QueuedCommand) => boolean) => Promise<void>
  /** Returns how many refusals no page has announced yet; from now on they count as announced. */
  consumeNewRefusals: () => Promise<number>
}

/** Null until the outbox is loaded, and if it cannot be loaded. */
export const outboxControls: Store<OutboxControls | null> = createStore<OutboxControls | null>(null)
