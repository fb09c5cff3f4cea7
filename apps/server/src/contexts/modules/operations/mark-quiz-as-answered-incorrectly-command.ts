import { markQuizAsAnsweredIncorrectly } from '@wohlauf/contract/modules'
import { handle } from '../../../platform/http/handler.ts'
import { scoreQuizPick } from '../quiz-pick.ts'

export const markQuizAsAnsweredIncorrectlyCommand = handle(
  markQuizAsAnsweredIncorrectly,
  async ({ input, tx, user, now, refuse }) => {
    const outcome = await scoreQuizPick(tx, user.id, input, false, now)
    return outcome === 'scored' ? {} : refuse(outcome)
  },
)
