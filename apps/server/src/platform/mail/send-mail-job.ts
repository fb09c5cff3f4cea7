import * as z from 'zod/mini'

/** Sends one waiting mail; the implementation is in `send-mail.ts`, which knows the kinds of mails. */
export const SEND_MAIL = { name: 'send-mail', payload: z.object({ mailId: z.uuid() }) }

/** Concurrent jobs of a single mail in a worker, beside other jobs: one of a slow mail server does not hold up the next. */
export const SINGLE_MAILS_AT_ONCE = 4

/** Concurrent jobs of many mails in a worker, and concurrent mails of such a job. */
export const BURSTS_AT_ONCE = 2
export const LANES = 4

export const MAILS_PER_JOB = 50

/** A mail that a person waits for never waits for a burst; a job costs the database more than a mail. */
export const SEND_MAILS = {
  name: 'send-mails',
  payload: z.object({ mailIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAILS_PER_JOB)) }),
}
