import { markFeedbackMessageAsDoneAsManager } from '@wohlauf/contract/feedback/feedback-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { setDoneAt } from '../change-message.ts'

export const markFeedbackMessageAsDoneAsManagerCommand = handle(
  markFeedbackMessageAsDoneAsManager,
  async ({ input, tx, now, refuse }) =>
    (await setDoneAt(tx, input.feedbackMessageId, now)) ? {} : refuse('not-found'),
)
