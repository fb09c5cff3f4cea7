import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { codeOf } from './faults/database-away.ts'
import { streamOf } from './stream-of.ts'

/** Reads no table and is committed like a write: behind a commit that waits for a standby it waits too. */
const WRITE = `SELECT pg_logical_emit_message(true, 'wohlauf', '')`

const PAUSE_MS = 500

/** A database that works answers sooner: one lost connection refuses nothing. */
const QUICK_ANSWER_MS = 250

/** The database answers, and only refuses the question. */
const isRefused = (error: unknown): boolean => codeOf(error)?.startsWith('42') === true

/**
 * Whether a write on a new connection is committed. Its answer is waited for without a limit: a connection that is given up would
 * go on waiting in the database, beside the next one.
 */
const commits = async (config: pg.ClientConfig): Promise<boolean> => {
  const client = new pg.Client(config)
  client.on('error', () => {})
  streamOf(client).unref()
  try {
    await client.connect()
    await client.query(WRITE)
    return true
  } catch (error) {
    return isRefused(error)
  } finally {
    client.end().catch(() => {})
  }
}

type Doubt = {
  /** Connections to the database were given up without an answer, and none has committed anything since, or soon enough. */
  isOpen: () => boolean
  /** Calls `end` once a write is committed that was begun afterwards; idle connections are closed meanwhile. */
  add: (end: () => void) => void
  remove: (end: () => void) => void
  /** Each closes the idle connections of a pool: they are most likely dead too, and each would cost its next user the whole time-out. */
  closings: Set<() => void>
}

const createDoubt = (config: pg.ClientConfig): Doubt => {
  const ends = new Set<() => void>()
  const closings = new Set<() => void>()

  let askedAt = 0
  let isAsking = false

  const ask = async () => {
    isAsking = true
    askedAt = performance.now()
    while (ends.size > 0) {
      const before = [...ends]
      if (!(await commits(config))) await setTimeout(PAUSE_MS, undefined, { ref: false })
      else {
        for (const end of before) if (ends.delete(end)) end()
        askedAt = performance.now()
      }
    }
    // Set here: what is added before a promise of this function calls back would not be asked for.
    isAsking = false
  }

  return {
    isOpen: () => ends.size > 0 && performance.now() - askedAt > QUICK_ANSWER_MS,
    add: (end) => {
      ends.add(end)
      for (const closeIdle of closings) closeIdle()
      if (!isAsking) void ask()
    },
    remove: (end) => void ends.delete(end),
    closings,
  }
}

const doubts = new Map<string, Doubt>()

/**
 * Shared by all pools of the process for a database, so that one connection asks for them all.
 *
 * @param connectMs how long connecting may take
 */
export const doubtAbout = (url: string, connectMs: number): Doubt => {
  const { host, pathname } = new URL(url)
  const address = `${host}${pathname}`
  const doubt =
    doubts.get(address) ??
    createDoubt({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      application_name: 'wohlauf asks',
    })
  doubts.set(address, doubt)
  return doubt
}
