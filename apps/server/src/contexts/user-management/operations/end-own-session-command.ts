import { endOwnSession } from '@wohlauf/contract/user-management'
import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { session } from '../../../platform/sessions/tables.ts'

export const endOwnSessionCommand = handle(endOwnSession, async ({ input, tx, user, refuse }) => {
  const ended = await tx
    .delete(session)
    .where(and(eq(session.id, input.sessionId), eq(session.userId, user.id)))
    .returning({ id: session.id })
  return ended.length > 0 ? {} : refuse('not-found')
})
