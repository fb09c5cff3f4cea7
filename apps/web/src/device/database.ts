import type { RefusalName } from '@wohlauf/contract/refusals'
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'

/** An answer of a query, as received, or as queued commands have changed it since. */
export type StoredAnswer = {
  /** The operation's name. */
  operation: string
  answer: unknown
  /** When the server sent it, by its clock. */
  receivedAtMs: number
  /** When the person last opened it: the oldest is removed first. */
  openedAtMs: number
  bytes: number
}

/** A picture or a document. */
type StoredFile = {
  blob: Blob
  openedAtMs: number
  bytes: number
}

/** A module, article or recipe that the person has marked for offline use: its answers and files are kept. */
export type OfflineMark = {
  title: string
  markedAtMs: number
  /** Keys in `answers` and `files`. */
  answers: string[]
  files: string[]
}

/** A command that the person has carried out, until the server has it. */
export type QueuedCommand = {
  /** Created on this device. */
  id: string
  operation: string
  /** The titles of what it is about, for the list of commands; commands of an older version have none. */
  titles?: readonly string[]
  input: object
  files: Record<string, Blob>
  /** When it was carried out, by the server's clock, as far as the device knows it. */
  doneAtMs: number
  /** The day in Berlin, as YYYY-MM-DD. */
  day: string
  /** Why the server has refused it; null while it waits. */
  refusal: {
    status: number
    identifier: RefusalName | 'unknown'
    message: string
    /** A message on some page has announced the refusal. */
    isAnnounced?: true
  } | null
}

type DeviceFacts = {
  /** The server's clock minus the device's, when they were last compared, in milliseconds. */
  clockDifferenceMs: number
  /** The tab that sends queued commands, where the browser has no locks. */
  senderLease: { holder: string; endsAtMs: number }
  /** How many commands a withdrawal of the consent has deleted, until a message says so. */
  withdrawnCount: number
}

interface DeviceSchema extends DBSchema {
  answers: { key: string; value: StoredAnswer; indexes: { openedAtMs: number } }
  files: { key: string; value: StoredFile; indexes: { openedAtMs: number } }
  marks: { key: string; value: OfflineMark }
  /** Sorted by key, which is the order in which they were carried out. */
  acts: { key: number; value: QueuedCommand; indexes: { id: string } }
  /** Single values by their name. */
  facts: { key: keyof DeviceFacts; value: DeviceFacts[keyof DeviceFacts] }
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>

export type Owner = { appId: string; userId: string }

/** One database for each person of each app, so that deleting it leaves nothing of the person behind. */
const nameOf = (appId: string, userId: string): string => `wohlauf ${appId} ${userId}`

/** The owners of the databases on this device. */
export const deviceDatabases = async (): Promise<Owner[]> =>
  (await indexedDB.databases()).flatMap(({ name = '' }) => {
    const [product, appId, userId] = name.split(' ')
    return product === 'wohlauf' && appId && userId ? [{ appId, userId }] : []
  })

/** Ignores a request's rejection inside a transaction that is awaited: the transaction rejects with it. */
export const leaveToTransaction = (request: Promise<unknown>): void => void request.catch(() => {})

/**
 * A browser may close the database, or remove it, at any moment: a transaction that is not awaited must not
 * cause an unhandled rejection then.
 */
const withQuietEnds = (database: DeviceDatabase): DeviceDatabase =>
  new Proxy(database, {
    get: (target, name, proxy) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        // The library's shortcuts, such as `get`, start their transaction on `this`.
        const result = value.apply(name in IDBDatabase.prototype ? target : proxy, args)
        if (name === 'transaction') leaveToTransaction(result.done)
        return result
      }
    },
  })

/**
 * Opens a person's data on this device.
 *
 * @throws DOMException if the browser has no storage, or allows none
 */
export const openDeviceDatabase = async (appId: string, userId: string): Promise<DeviceDatabase> => {
  const database = await openDB<DeviceSchema>(nameOf(appId, userId), 1, {
    upgrade: (database) => {
      for (const name of ['answers', 'files'] as const)
        database.createObjectStore(name).createIndex('openedAtMs', 'openedAtMs')
      for (const name of ['marks', 'facts'] as const) database.createObjectStore(name)
      database.createObjectStore('acts', { autoIncrement: true }).createIndex('id', 'id', { unique: true })
    },
    // Another tab is deleting the database, or a newer version of the app opens it.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  })
  return withQuietEnds(database)
}

export const deleteDeviceDatabase = (appId: string, userId: string): Promise<void> =>
  deleteDB(nameOf(appId, userId))
