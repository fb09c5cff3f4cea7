import * as z from 'zod/mini'
import type { Tx } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import type { JobLog } from './job-log.ts'

/** How often a job that threw is tried again: the wait doubles from the first to the longest, then it is `failed`. */
export type Retry = { limit: number; firstSeconds: number; longestSeconds: number }

/** What a job works with. `tx` is open, bound to the app with the reach of all its users, and committed when `run` returns. */
export type JobContext<Payload> = {
  payload: Payload
  appId: string
  tx: Tx
  now: Date
  services: Services
  /** Never log what a person wrote or is called: ids only. */
  log: JobLog
}

export type Job<Payload = unknown> = {
  name: string
  payload: z.ZodMiniType<Payload>
  run: (context: JobContext<Payload>) => Promise<void>
  retry: Retry
  /** Five cron fields in Berlin's time; null for what only `enqueue` starts. */
  cron: string | null
}

// Methods are compared loosely: a list holds jobs of every payload.
export type AnyJob = Omit<Job, 'payload' | 'run'> & {
  payload: z.ZodMiniType
  run(context: JobContext<unknown>): Promise<void>
}

const FIVE_TRIES: Retry = { limit: 5, firstSeconds: 10, longestSeconds: 3600 }

/**
 * Work that is done after the transaction that asks for it. It may run twice (a worker dies between commit and tick-off),
 * so `run` looks first whether there is anything left to do.
 *
 * The payload carries only ids of our own rows (`mailId`): never an address, a name, a token or a user's id. It outlives
 * the rows it is about; what it is about is read in `run`, and gone means done.
 */
export const defineJob = <Payload>(given: {
  name: string
  payload: z.ZodMiniType<Payload>
  run: (context: JobContext<Payload>) => Promise<void>
  retry?: Retry
}): Job<Payload> => ({ retry: FIVE_TRIES, cron: null, ...given })

/**
 * Work at set times, done app by app: each app's run is a job of its own, with its own transaction and its own tries.
 *
 * @param given.cron minute, hour, day, month, weekday, in Berlin's time, summer and winter
 */
export const defineSchedule = (given: {
  name: string
  cron: string
  run: (context: Omit<JobContext<unknown>, 'payload'>) => Promise<void>
  retry?: Retry
}): Job<Record<string, never>> => ({ retry: FIVE_TRIES, ...given, payload: z.strictObject({}) })
