import { getFeedbackMessagesAsManager } from '@wohlauf/contract/feedback/feedback-as-manager'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { type PagedList, pageOf } from '../../../platform/http/lists/page.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { contentElement } from '../../modules/index.ts'
import { feedbackMessage } from '../database/tables.ts'
import { subjectsOf } from '../subjects.ts'

const MESSAGES: PagedList = {
  name: 'feedback-messages',
  by: [feedbackMessage.receivedOn],
  id: feedbackMessage.id,
  order: 'descending',
}

export const getFeedbackMessagesAsManagerQuery = handle(getFeedbackMessagesAsManager, async (context) => {
  const { input, tx } = context
  const page = pageOf(MESSAGES, context)
  const isFitting = (input.isDone ? isNotNull : isNull)(feedbackMessage.doneAt)
  const rows = await tx
    .select({ key: page.key, row: feedbackMessage, elementTitle: contentElement.title })
    .from(feedbackMessage)
    .leftJoin(contentElement, eq(contentElement.id, feedbackMessage.contentElementId))
    .where(and(page.condition, isFitting))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const subjectOf = await subjectsOf(
    tx,
    rows.map(({ row }) => row),
  )
  return page.answer(rows, ({ row, elementTitle }) => ({
    feedbackMessageId: row.id,
    subject: subjectOf(row),
    element:
      row.contentElementId !== null && elementTitle !== null
        ? { contentElementId: row.contentElementId, title: elementTitle }
        : null,
    reason: row.reason,
    message: row.message,
    senderName: row.senderName,
    receivedOn: row.receivedOn,
    isDone: row.doneAt !== null,
  }))
})
