import { reopenFeedbackMessageAsManager } from '@wohlauf/contract/feedback/feedback-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { setDoneAt } from '../change-message.ts'

export const reopenFeedbackMessageAsManagerCommand = handle(
  reopenFeedbackMessageAsManager,
  async ({ input, tx, refuse }) =>
    (await setDoneAt(tx, input.feedbackMessageId, null)) ? {} : refuse('not-found'),
)
