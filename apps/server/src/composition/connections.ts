import { QUEUE_POOL_SIZE } from '../platform/jobs/worker.ts'

/** Concurrent jobs of all kinds that share the slots; each occupies a connection, which requests do not use. */
export const JOB_CONCURRENCY = 4

/**
 * The most connections of a process in each of its pools; docs/operations/connections.md adds them up. A process computes on one
 * core, and a statement of a request takes a few milliseconds: more connections would only wait in the database.
 */
export const POOL_SIZES = {
  /** Requests that only read. */
  requests: 8,
  /** Requests that may write. */
  writes: 6,
  /** Work across tenants: admins, schedules, figures. */
  platform: 3,
  /** An admin's login occupies a connection of the platform while its failures are counted. */
  throttle: 3,
  /** Jobs with slots of their own, such as mails, use a connection only briefly, and share two. */
  jobs: JOB_CONCURRENCY + 2,
  queue: QUEUE_POOL_SIZE,
  /** `LISTEN`, for the queue. */
  listening: 1,
  /** Asks, of each address of the database, whether it commits again (`database/doubt.ts`). */
  asking: 1,
} as const
