import * as z from 'zod/mini'

/**
 * The job that sends one waiting mail; its implementation is in `send-mail.ts`, which knows the kinds of
 * mails.
 */
export const SEND_MAIL = { name: 'send-mail', payload: z.object({ mailId: z.uuid() }) }

/** The maximum number of mails of one {@link SEND_MAILS}. */
export const MAILS_PER_JOB = 50

/**
 * The same for a part of a burst: in a queue of its own, so that a mail that a person waits for never waits for a burst, and
 * many in one job, because a job costs the database more than a mail.
 */
export const SEND_MAILS = {
  name: 'send-mails',
  payload: z.object({ mailIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAILS_PER_JOB)) }),
}
