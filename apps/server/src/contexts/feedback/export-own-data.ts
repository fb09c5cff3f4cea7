import { eq } from 'drizzle-orm'
import { germanDay } from '../../platform/base/time/german-time.ts'
import {
  type ExportOwnData,
  type OwnDataSection,
  without,
  yesOrNo,
} from '../../platform/database/own-data.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { feedbackMessage, helpfulVote } from './database/tables.ts'
import { subjectsOf } from './subjects.ts'

const votes = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx.select().from(helpfulVote).where(eq(helpfulVote.userId, userId))
  const subjectOf = await subjectsOf(tx, rows)
  return {
    table: 'helpful_vote',
    name: 'helpfulVotes',
    title: 'War das hilfreich?',
    purpose: 'Deine Antworten, damit die Redaktion sieht, wie viele etwas hilfreich fanden.',
    records: rows.map((row) => ({ ...without(row, 'appId', 'userId'), title: subjectOf(row).title })),
    readableTable: {
      columns: ['Seite', 'Hilfreich'],
      rows: rows.map((row) => [subjectOf(row).title, yesOrNo(row.isHelpful)]),
    },
  }
}

/** Only those sent with a name: the sender of others is not stored. */
const messages = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx.select().from(feedbackMessage).where(eq(feedbackMessage.senderId, userId))
  const subjectOf = await subjectsOf(tx, rows)
  return {
    table: 'feedback_message',
    name: 'feedbackMessages',
    title: 'Gemeldete Fehler mit deinem Namen',
    purpose: 'Was du der Redaktion gemeldet hast. Meldungen ohne Namen sind nicht mit dir verbunden.',
    records: rows.map((row) => ({ ...without(row, 'appId', 'senderId'), title: subjectOf(row).title })),
    readableTable: {
      columns: ['Seite', 'Nachricht', 'Mitgeschickter Name', 'Gesendet am'],
      rows: rows.map((row) => [
        subjectOf(row).title,
        row.message,
        row.senderName ?? '',
        germanDay(row.receivedOn),
      ]),
    },
  }
}

export const exportOwnFeedback: ExportOwnData = async (tx, { userId }) => ({
  sections: [await votes(tx, userId), await messages(tx, userId)],
})
