import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'contexts/feedback/operations/feedback-messages-as-manager.test.ts': [
    'getFeedbackMessagesAsManager',
    'markFeedbackMessageAsDoneAsManager',
    'reopenFeedbackMessageAsManager',
  ],
  'contexts/feedback/operations/set-helpful-vote-command.test.ts': [
    'getHelpfulCountsAsManager',
    'getHelpfulVotes',
  ],
}
