import { createHash, randomUUID } from 'node:crypto'
import { inParts } from '../base/in-parts.ts'
import { insertMany } from '../database/insert-many.ts'
import type { Tx } from '../database/transaction.ts'
import { enqueue, enqueueEach } from '../jobs/enqueue.ts'
import type { Mail } from './mail.ts'
import { MAILS_PER_JOB, SEND_MAIL, SEND_MAILS } from './send-mail-job.ts'
import { mail as mailTable } from './tables.ts'

type Letter<Params> = {
  to: string
  /** The account that it is about, and is deleted with while it waits. */
  accountId?: string
  replyTo?: string
  params: Params
  /** Does not send the same mail again within ten minutes, on a repetition by a person or by a network retry. */
  isOnce?: boolean
  /** Whether many are written at the same time: then it waits in the queue of bursts. */
  isOfMany?: boolean
}

const ONCE_IN_SECONDS = 600

const digestOf = (letter: unknown): string =>
  createHash('sha256').update(JSON.stringify(letter)).digest('base64url')

/**
 * Sends a mail once this transaction is committed; rolled back with it. Its params contain no token: a link
 * has the token's id.
 * @returns whether it was written: only one with `isOnce` may be waiting already
 */
export const writeMail = async <Params>(
  tx: Tx,
  { kind, params: schema }: Mail<Params>,
  { isOnce = false, isOfMany = false, ...letter }: Letter<NoInfer<Params>>,
): Promise<boolean> => {
  const params = schema.parse(letter.params) as Record<string, unknown>
  const { to, accountId = null, replyTo = null } = letter
  const mailId = randomUUID()
  const key = digestOf([kind, to, accountId, replyTo, params])
  const unlessIn = ({ name }: { name: string }) =>
    isOnce ? { once: { key, seconds: ONCE_IN_SECONDS, orAs: name } } : {}
  const isTaken = isOfMany
    ? await enqueue(tx, SEND_MAILS, { mailIds: [mailId] }, unlessIn(SEND_MAIL))
    : await enqueue(tx, SEND_MAIL, { mailId }, unlessIn(SEND_MAILS))
  if (isTaken)
    await tx.insert(mailTable).values({ id: mailId, kind, toAddress: to, accountId, replyTo, params })
  return isTaken
}

/** {@link writeMail} for many recipients in two statements; single mails do not wait for them. */
export const writeMails = async <Params>(
  tx: Tx,
  { kind, params: schema }: Mail<Params>,
  letters: readonly Pick<Letter<NoInfer<Params>>, 'to' | 'params' | 'accountId'>[],
): Promise<void> => {
  if (letters.length === 0) return
  const rows = letters.map(({ to, accountId = null, params }) => ({
    id: randomUUID(),
    kind,
    toAddress: to,
    accountId,
    params: schema.parse(params) as Record<string, unknown>,
  }))
  await tx.execute(insertMany(mailTable, rows))
  const ids = rows.map(({ id }) => id)
  await enqueueEach(
    tx,
    SEND_MAILS,
    inParts(ids, MAILS_PER_JOB).map((mailIds) => ({ mailIds })),
  )
}
