import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { EmptyObject, Id, Instant } from '../values/values.ts'

/** A kind of job, or of mail: its name in the code, and in words. */
const Kind = z.object({ name: z.string(), title: z.string() })

/** Null if no app is concerned; the title is null when the app is gone. */
const ConcernedApp = z.nullable(z.object({ appId: Id, title: z.nullable(z.string()) }))

const Queue = z.object({
  kind: Kind,
  /** Jobs that are due and wait. */
  ready: z.int(),
  /** Jobs that failed and wait for their next attempt. */
  retrying: z.int(),
  active: z.int(),
  /** Since when the oldest of them has been due; null when none is. */
  oldestDueAt: z.nullable(Instant),
})
export type Queue = z.infer<typeof Queue>

/** The queues in which a job waits or runs, sorted by name. */
export const getQueuesAsAdmin = query('administration/get-queues-as-admin-query', {
  audience: 'admin',
  input: EmptyObject,
  output: z.object({ queues: z.array(Queue) }),
})

const FailedJob = z.object({
  jobId: Id,
  kind: Kind,
  app: ConcernedApp,
  at: z.nullable(Instant),
  /** The error's name, code and message, without values and addresses. */
  error: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

const RefusedMail = z.object({
  jobId: Id,
  kind: Kind,
  app: ConcernedApp,
  at: Instant,
  /** The number that the mail server answered; null when it is unknown. */
  status: z.nullable(z.int()),
})
export type RefusedMail = z.infer<typeof RefusedMail>

/** Newest first, the first 50 of each; jobs that gave up, and mails whose recipient is refused for good, without the address. */
export const getFailedJobsAsAdmin = query('administration/get-failed-jobs-as-admin-query', {
  audience: 'admin',
  input: EmptyObject,
  output: z.object({
    failedJobs: z.array(FailedJob),
    countOfFailedJobs: z.int(),
    refusedMails: z.array(RefusedMail),
    countOfRefusedMails: z.int(),
  }),
})

/** Lets a failed job run once more. Repeating it changes nothing as long as the job has not failed again. */
export const retryFailedJobAsAdmin = command('administration/retry-failed-job-as-admin-command', {
  audience: 'admin',
  // It may send mails and delete rows, of any app.
  needsFreshLogin: true,
  audit: { title: 'Fehlgeschlagenen Auftrag wiederholt' },
  input: z.object({ jobId: Id }),
  output: EmptyObject,
  invalidates: () => [getFailedJobsAsAdmin],
})

const RunningProcess = z.object({
  processId: Id,
  kind: z.enum(['SERVER', 'WORKER']),
  version: z.string(),
  /** The machine's own name. */
  machine: z.string(),
  startedAt: Instant,
  seenAt: Instant,
  /** Whether the process has reported recently. A process that ended in order is not listed; any other stays listed for a day. */
  isAlive: z.boolean(),
})
export type RunningProcess = z.infer<typeof RunningProcess>

/** Sorted by kind, machine and start. */
export const getProcessesAsAdmin = query('administration/get-processes-as-admin-query', {
  audience: 'admin',
  input: EmptyObject,
  output: z.object({ processes: z.array(RunningProcess) }),
})

const SecurityEventCount = z.object({
  /** The event's name in the log. */
  event: z.string(),
  title: z.string(),
  /** Whether the call was refused; otherwise it succeeded. */
  isRefused: z.boolean(),
  site: z.enum(['APP', 'ADMIN']),
  inLastDay: z.int(),
  inLastWeek: z.int(),
})
export type SecurityEventCount = z.infer<typeof SecurityEventCount>

/**
 * Events of the security log in the last 24 hours and 7 days, by full hours; events that did not occur are
 * omitted. Refused ones first.
 */
export const getSecurityEventsAsAdmin = query('administration/get-security-events-as-admin-query', {
  audience: 'admin',
  input: EmptyObject,
  output: z.object({ events: z.array(SecurityEventCount) }),
})
