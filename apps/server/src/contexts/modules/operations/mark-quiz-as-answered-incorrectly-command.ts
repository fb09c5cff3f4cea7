import { markQuizAsAnsweredIncorrectly } from '@wohlauf/contract/modules/modules'
import { handle } from '../../../platform/http/mount/handler.ts'
import { scoreQuizPick } from '../quiz-pick.ts'
import { readingOfElement } from '../reading-position.ts'

export const markQuizAsAnsweredIncorrectlyCommand = handle(
  markQuizAsAnsweredIncorrectly,
  async (context) => {
    const { input, now, refuse } = context
    const outcome = await scoreQuizPick(context, input, false, now)
    return outcome === 'scored' ? {} : refuse(outcome)
  },
  { prefetch: [readingOfElement] },
)
