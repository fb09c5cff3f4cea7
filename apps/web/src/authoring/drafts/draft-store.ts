import { delMany, entries, getMany, keys, promisifyRequest } from 'idb-keyval'
import { storedSession } from '../../api/stored-session.ts'
import { createKeyedStore } from '../../ui/state/keyed-store.ts'
import { createStore } from '../../ui/state/store.ts'
import { without } from '../../ui/state/without.ts'
import { serverNow } from '../../ui/time/clock.ts'

export type DraftFiles = Readonly<Record<string, File | null | undefined>>

export type DraftInput = {
  values: unknown
  /** The changed item's revision when typing began. */
  revision: number | undefined
}

export type Draft = DraftInput & { files: DraftFiles; savedAtMs: number }

/** Whether the draft contains nothing that is not saved. */
export const isSameAs = (savedValues: object, draft: Draft | null): boolean =>
  draft !== null &&
  Object.values(draft.files).every((file) => !file) &&
  JSON.stringify(draft.values) === JSON.stringify(savedValues)

type Dated<Content> = Content & { savedAtMs: number }

/** Input and when it was typed, by the server's clock. */
export type Typed = Dated<DraftInput>

/** A session that expires clears the browser's other storage; drafts stay until a logout. */
const draftStore = createKeyedStore('wohlauf-drafts', 'drafts')

const KEPT_MS = 30 * 86_400_000

/** The user's id keeps the draft from the next user of this device. */
export const draftKey = (name: string, userId = storedSession.userId): string => `${userId ?? ''} ${name}`

/** Separate from the typed text, so that ten megabytes are not written again with each key. */
const filesKey = (key: string): string => `${key} files`

/** Stores when the version that the server has was typed. */
const sentKey = (key: string): string => `${key} sent`

/** Keys of this device's drafts, as far as they were read, for marks in lists. */
export const draftKeys = createStore<ReadonlySet<string>>(new Set())

const recordKey = (key: string, isThere: boolean): void => {
  const before = draftKeys.get()
  if (before.has(key) === isThere) return
  draftKeys.set(isThere ? new Set([...before, key]) : without(before, key))
}

/** Waits for writes in progress: the device reads and writes in order. */
export const readDraftKeys = async (): Promise<void> => {
  const all = await orNothing(keys<string>(draftStore))
  if (all) draftKeys.set(new Set(all))
}

/** Adds drafts that the server has from another device. */
export const addDraftKeys = (names: readonly string[]): void => {
  for (const name of names) recordKey(draftKey(name), true)
}

/** Without storage, forms work without drafts. */
const orNothing = async <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined)

/**
 * Commits immediately: otherwise the transaction would commit only after its success event, which a page that
 * is left never gets.
 */
const put = <Content extends object>(key: string, value: Dated<Content>): Promise<void> =>
  draftStore('readwrite', (store) => {
    store.put(value, key)
    store.transaction.commit()
    return promisifyRequest(store.transaction)
  })

const now = () => ({ savedAtMs: serverNow().getTime() })

/** `isSent`: the server has, or had, the whole draft. */
export const loadDraft = async (key: string): Promise<(Draft & { isSent: boolean }) | null> => {
  const [input, attachments, sent] =
    (await orNothing(getMany([key, filesKey(key), sentKey(key)], draftStore))) ?? []
  if (!input) return null
  const typed = input as Typed
  return {
    ...typed,
    files: (attachments as { files: DraftFiles } | undefined)?.files ?? {},
    isSent: (sent as Dated<object> | undefined)?.savedAtMs === typed.savedAtMs,
  }
}

export const saveTyped = async (key: string, typed: Typed): Promise<void> => {
  recordKey(key, true)
  await orNothing(put<DraftInput>(key, typed))
}

export const markAsSent = async (key: string, savedAtMs: number): Promise<void> => {
  await orNothing(put<object>(sentKey(key), { savedAtMs }))
}

export const saveFiles = async (key: string, files: DraftFiles): Promise<void> => {
  await orNothing(put<{ files: DraftFiles }>(filesKey(key), { files, ...now() }))
}

export const dropDraft = async (key: string): Promise<void> => {
  recordKey(key, false)
  await orNothing(delMany([key, filesKey(key), sentKey(key)], draftStore))
}

/** Deletes drafts older than a month. */
export const dropOldDrafts = async (): Promise<void> => {
  const all = (await orNothing(entries<string, Dated<object>>(draftStore))) ?? []
  const old = all
    .filter(([, { savedAtMs }]) => serverNow().getTime() - savedAtMs > KEPT_MS)
    .map(([key]) => key)
  await orNothing(delMany(old, draftStore))
}
