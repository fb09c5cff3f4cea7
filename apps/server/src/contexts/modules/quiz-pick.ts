import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { awardHealthPoints } from '../user-progress/index.ts'
import { contentElementResponse } from './database/tables.ts'
import { findElementPosition } from './reading-position.ts'

type Pick = { contentElementId: string; contentElementQuizAnswerId?: string | undefined }

/**
 * Scores a quiz once, by the first pick. Where the client names the answer, that answer decides and not the
 * called operation; an older client only says whether it was right (specification, section 7).
 */
export const scoreQuizPick = async (
  context: LearnerContext,
  pick: Pick,
  isClaimedCorrect: boolean,
  now: Date,
): Promise<'scored' | 'not-found' | 'module-page-out-of-order'> => {
  const { tx } = context
  const userId = context.user.id
  const found = await findElementPosition(context, pick.contentElementId, 'QUIZ')
  if (found?.element.content.type !== 'QUIZ') return 'not-found'
  if (!found.position.isReachable) return 'module-page-out-of-order'
  const { possibleAnswers } = found.element.content
  const named = possibleAnswers.find(
    (answer) => answer.contentElementQuizAnswerId === pick.contentElementQuizAnswerId,
  )
  if (pick.contentElementQuizAnswerId && !named) return 'not-found'
  const isCorrect = named ? named.isCorrectAnswer : isClaimedCorrect
  const written = await tx
    .insert(contentElementResponse)
    .values({
      userId,
      contentElementId: found.element.id,
      isCorrect,
      quizAnswerId: named?.contentElementQuizAnswerId ?? null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ isCorrect: contentElementResponse.isCorrect })
  if (written.length > 0 && isCorrect)
    await awardHealthPoints(
      tx,
      {
        userId,
        reason: 'quiz-answered-correctly',
        subject: found.element.id,
        title: found.element.title,
      },
      now,
    )
  return 'scored'
}
