import { markQuizAsAnsweredCorrectly } from '@wohlauf/contract/modules/modules'
import { handle } from '../../../platform/http/mount/handler.ts'
import { scoreQuizPick } from '../quiz-pick.ts'
import { readingOfElement } from '../reading-position.ts'

export const markQuizAsAnsweredCorrectlyCommand = handle(
  markQuizAsAnsweredCorrectly,
  async (context) => {
    const { input, now, refuse } = context
    const outcome = await scoreQuizPick(context, input, true, now)
    return outcome === 'scored' ? {} : refuse(outcome)
  },
  { prefetch: [readingOfElement] },
)
