import { markQuizAsAnsweredCorrectly } from '@wohlauf/contract/modules'
import { handle } from '../../../platform/http/handler.ts'
import { scoreQuizPick } from '../quiz-pick.ts'

export const markQuizAsAnsweredCorrectlyCommand = handle(
  markQuizAsAnsweredCorrectly,
  async ({ input, tx, user, now, refuse }) => {
    const outcome = await scoreQuizPick(tx, user.id, input, true, now)
    return outcome === 'scored' ? {} : refuse(outcome)
  },
)
