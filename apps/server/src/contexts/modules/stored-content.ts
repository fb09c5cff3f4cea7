/** What a content element keeps beside its columns, by its type. */
export type StoredContent =
  | { type: 'RICH_TEXT'; textHtml: string }
  | { type: 'VIDEO'; videoId: string }
  | { type: 'IMAGE' }
  | {
      type: 'QUIZ'
      question: string
      possibleAnswers: {
        contentElementQuizAnswerId: string
        text: string
        explanation: string
        isCorrectAnswer: boolean
      }[]
    }
  | { type: 'HABIT_PROPOSAL' }
  | { type: 'ACKNOWLEDGEMENT'; introduction: string; acknowledgement: string }
  | { type: 'DOCUMENT'; documentExplanation: string }
  | {
      type: 'SELF_REFLECTION'
      question: string
      selfReflectionOptions: { answer: string; reaction: string }[]
    }
