import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { awardHealthPoints } from '../user-progress/index.ts'
import { contentElementResponse } from './database/tables.ts'
import { findElementPosition } from './reading-position.ts'

type Pick = { contentElementId: string; contentElementQuizAnswerId?: string | undefined }

/**
 * Only the first pick counts. Where the client names the answer, that decides and not the called operation;
 * an older client only says whether it was right (specification, section 7).
 */
export const scoreQuizPick = async (
  context: LearnerContext,
  pick: Pick,
  isClaimedCorrect: boolean,
  now: Date,
): Promise<'scored' | 'not-found' | 'module-page-out-of-order'> => {
  const { tx } = context
  const userId = context.user.id
  const quiz = await findElementPosition(context, pick.contentElementId, 'QUIZ')
  if (quiz?.element.content.type !== 'QUIZ') return 'not-found'
  if (!quiz.position.isReachable) return 'module-page-out-of-order'
  const { possibleAnswers } = quiz.element.content
  const answer = possibleAnswers.find(
    (each) => each.contentElementQuizAnswerId === pick.contentElementQuizAnswerId,
  )
  if (pick.contentElementQuizAnswerId && !answer) return 'not-found'
  const isCorrect = answer ? answer.isCorrectAnswer : isClaimedCorrect
  const responses = await tx
    .insert(contentElementResponse)
    .values({
      userId,
      contentElementId: quiz.element.id,
      isCorrect,
      quizAnswerId: answer?.contentElementQuizAnswerId ?? null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ isCorrect: contentElementResponse.isCorrect })
  if (responses.length > 0 && isCorrect)
    await awardHealthPoints(
      tx,
      {
        userId,
        reason: 'quiz-answered-correctly',
        subject: quiz.element.id,
        title: quiz.element.title,
      },
      now,
    )
  return 'scored'
}
