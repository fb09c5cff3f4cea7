import { createStore, del, delMany, entries, get, set } from 'idb-keyval'
import { storedSession } from '../api/stored-session.ts'

/** What somebody typed and has not saved, files too. */
export type Draft = {
  values: unknown
  files: Readonly<Record<string, File | null | undefined>>
  /** Of what is being changed, as it was when the typing began. */
  revision: number | undefined
  savedAtMs: number
}

/** An ended login clears the browser's other storage; what was typed stays. */
const place = createStore('wohlauf-drafts', 'drafts')

const KEPT_MS = 30 * 86_400_000

/** Under which a draft of whoever is logged in is kept; whoever logs in next on this device does not see it. */
export const draftKey = (name: string): string => `${storedSession.userId ?? ''} ${name}`

/** Where the browser keeps nothing, typing goes on without a draft. */
const orNothing = async <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined)

export const loadDraft = async (key: string): Promise<Draft | null> =>
  (await orNothing(get<Draft>(key, place))) ?? null

export const saveDraft = async (key: string, draft: Omit<Draft, 'savedAtMs'>): Promise<void> => {
  await orNothing(set(key, { ...draft, savedAtMs: Date.now() } satisfies Draft, place))
}

export const dropDraft = async (key: string): Promise<void> => {
  await orNothing(del(key, place))
}

/** Once a visit: what nobody came back to in a month goes. */
export const dropOldDrafts = async (): Promise<void> => {
  const all = (await orNothing(entries<string, Draft>(place))) ?? []
  const old = all.filter(([, { savedAtMs }]) => Date.now() - savedAtMs > KEPT_MS).map(([key]) => key)
  await orNothing(delMany(old, place))
}
