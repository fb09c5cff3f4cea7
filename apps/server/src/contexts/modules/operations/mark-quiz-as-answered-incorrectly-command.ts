import { markQuizAsAnsweredIncorrectly } from '@wohlauf/contract/modules/modules'
import { handle } from '../../../platform/http/mount/handler.ts'
import { moduleProgress } from '../own-progress.ts'
import { scoreQuizPick } from '../quiz-pick.ts'

export const markQuizAsAnsweredIncorrectlyCommand = handle(
  markQuizAsAnsweredIncorrectly,
  async (context) => {
    const { input, now, refuse } = context
    const outcome = await scoreQuizPick(context, input, false, now)
    return outcome === 'scored' ? {} : refuse(outcome)
  },
  { prefetch: [moduleProgress] },
)
