import { currentDatabase } from './current-database.ts'
import { type DeviceDatabase, leaveToTransaction } from './database.ts'
import { type Group, groupOf } from './rules/group-of.ts'

const STORES = ['answers', 'files'] as const

export type StoredThing = {
  store: (typeof STORES)[number]
  key: string
  group: Group
  /** Null for an entry without a title. */
  title: string | null
  bytes: number
  isMarked: boolean
}

const titleOf = (answer: unknown): string | null => {
  if (typeof answer !== 'object' || answer === null) return null
  const { title, name } = answer as { title?: unknown; name?: unknown }
  return [title, name].find((text): text is string => typeof text === 'string') ?? null
}

/** Null if the browser has no storage. */
export const storedThings = async (): Promise<StoredThing[] | null> => {
  const database = await currentDatabase()
  if (!database) return null
  const marks = await database.getAll('marks')
  const things: StoredThing[] = []
  for (const store of STORES) {
    const markedKeys = new Set(marks.flatMap((mark) => mark[store]))
    for await (const { primaryKey: key, value } of database.transaction(store).store)
      things.push({
        store,
        key,
        group: groupOf(key),
        title: 'answer' in value ? titleOf(value.answer) : null,
        bytes: value.bytes,
        isMarked: markedKeys.has(key),
      })
  }
  return things
}

/** Marks of which an entry is being removed: it would be fetched again. */
const marksOf = async (database: DeviceDatabase, keys: ReadonlySet<string>): Promise<string[]> => {
  const affectedMarks: string[] = []
  for await (const { primaryKey, value } of database.transaction('marks').store)
    if ([...value.answers, ...value.files].some((key) => keys.has(key))) affectedMarks.push(primaryKey)
  return affectedMarks
}

/** Also removes the marks that the entries belong to. Queued commands stay. */
export const removeThings = async (things: readonly StoredThing[]): Promise<void> => {
  const database = await currentDatabase()
  if (!database) return
  const marks = await marksOf(database, new Set(things.map(({ key }) => key)))
  const transaction = database.transaction(['answers', 'files', 'marks'], 'readwrite')
  for (const { store, key } of things) leaveToTransaction(transaction.objectStore(store).delete(key))
  for (const key of marks) leaveToTransaction(transaction.objectStore('marks').delete(key))
  await transaction.done
}
