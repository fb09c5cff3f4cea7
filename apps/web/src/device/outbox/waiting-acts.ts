import { createStore, type Store, useStore } from '../../ui/state/store.ts'
import type { Act } from '../database.ts'

/** What the person has done and the server has not, oldest first, with what it has refused. Screens read it. */
export const waitingActs: Store<readonly Act[]> = createStore<readonly Act[]>([])

export const useWaitingActs = (): readonly Act[] => useStore(waitingActs)

export type OutboxControls = {
  /** Ends when all is sent, or nothing can be. */
  sendNow: () => Promise<void>
  discard: (isMeant: (act: Act) => boolean) => Promise<void>
  /** How many refusals no page has announced until now; from now on they count as announced. */
  takeNewRefusals: () => Promise<number>
}

/** Null until the outbox is loaded, and where it cannot be. */
export const outboxControls: Store<OutboxControls | null> = createStore<OutboxControls | null>(null)
