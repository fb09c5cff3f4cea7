import { randomUUID } from 'node:crypto'
import { createFeedbackMessage } from '@wohlauf/contract/feedback/feedback'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { isElementOfPage } from '../../modules/index.ts'
import { feedbackMessage } from '../database/tables.ts'
import { KINDS } from '../kinds.ts'
import { idOfMessage } from '../message-id.ts'
import { isVisible } from '../subjects.ts'

const senderOf = async (tx: Tx, userId: string) => {
  const [row] = await tx
    .select({ firstName: appUser.firstName, lastName: appUser.lastName })
    .from(appUser)
    .where(eq(appUser.id, userId))
  return row && { senderId: userId, senderName: `${row.firstName} ${row.lastName}` }
}

/** Not read back: the sender of an anonymous message may not read it. */
export const createFeedbackMessageCommand = handle(createFeedbackMessage, async (context) => {
  const { input, tx, user, now, refuse } = context
  if (!(await isVisible(context, input))) return refuse('not-found')
  const { feedbackMessageId = randomUUID(), kind, itemId, contentElementId, reason, message, isNamed } = input
  if (contentElementId !== undefined && !(await isElementOfPage(context, itemId, contentElementId)))
    return refuse('not-found')
  const content = { feedbackMessageId, kind, itemId, contentElementId, reason, message, isNamed }
  const sender = isNamed ? await senderOf(tx, user.id) : { senderId: null, senderName: null }
  if (!sender) return refuse('authentication-required')
  await tx
    .insert(feedbackMessage)
    .values({
      id: idOfMessage(content),
      [KINDS[kind].column]: itemId,
      contentElementId,
      reason,
      message,
      ...sender,
      receivedOn: berlinDay(now),
    })
    .onConflictDoNothing()
  return { feedbackMessageId }
})
