import { Button } from '@mantine/core'
import { markQuizAsAnsweredCorrectly, markQuizAsAnsweredIncorrectly } from '@wohlauf/contract/modules/modules'
import type { ContentElementOf } from '@wohlauf/contract/values/elements/content-elements'
import type { QuizAnswer } from '@wohlauf/contract/values/elements/quiz'
import { type ReactNode, useState } from 'react'
import IconCheck from '~icons/tabler/check'
import IconHelpCircle from '~icons/tabler/help-circle'
import IconX from '~icons/tabler/x'
import { useCommand } from '../../../../api/hooks.ts'
import { WaitingNote } from '../../../../items/waiting-note.tsx'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import { useReader } from '../reading/reader.ts'
import { Choice, type ChoiceState, Choices } from './choice.tsx'
import { ElementCard } from './element-card.tsx'
import classes from './quiz.module.css'
import { answerState } from './quiz-answer-state.ts'
import { Reaction } from './reaction.tsx'

/** In words and with an icon, because not all users can distinguish the colours. The verdict is below, once. */
const NOTES: Partial<Record<ChoiceState, ReactNode>> = {
  right: (
    <>
      <IconCheck aria-hidden size={18} stroke={2.5} />
      Deine Antwort
    </>
  ),
  wrong: (
    <>
      <IconX aria-hidden size={18} stroke={2.5} />
      Deine Antwort
    </>
  ),
  solution: (
    <>
      <IconCheck aria-hidden size={18} stroke={2.5} />
      Richtige Antwort
    </>
  ),
}

const Outcome = ({ answer, isNew }: { answer: QuizAnswer; isNew: boolean }) => (
  <Reaction kind={answer.isCorrectAnswer ? 'right' : 'wrong'} isNew={isNew}>
    <p className={classes.verdict}>{answer.isCorrectAnswer ? 'Das stimmt!' : 'Knapp daneben.'}</p>
    <RichText html={answer.explanation} isBelowHeading2 />
  </Reaction>
)

/** Only the first click counts, and is shown again on every later visit. */
export const Quiz = ({ element }: { element: ContentElementOf<'QUIZ'> }) => {
  const { contentElementId, title, question, possibleAnswers, isAnswered, idOfGivenAnswer } = element
  const { sendAndShow } = useReader()
  const [hasFailed, setHasFailed] = useState(false)
  const [wasOpen] = useState(!isAnswered)
  const correctly = useCommand(markQuizAsAnsweredCorrectly, { isSilent: true })
  const incorrectly = useCommand(markQuizAsAnsweredIncorrectly, { isSilent: true })
  const [areAllShown, setAreAllShown] = useState(false)
  const answers = possibleAnswers.map((answer) => ({
    answer,
    state: answerState(answer, { isAnswered, idOfGivenAnswer }),
  }))
  const pick = async ({ contentElementQuizAnswerId, isCorrectAnswer }: QuizAnswer) => {
    const answer = { contentElementId, contentElementQuizAnswerId }
    setHasFailed(false)
    const isDone = isCorrectAnswer
      ? await sendAndShow(markQuizAsAnsweredCorrectly, answer, correctly.mutateAsync)
      : await sendAndShow(markQuizAsAnsweredIncorrectly, answer, incorrectly.mutateAsync)
    setHasFailed(!isDone)
  }
  const answerOfUser = possibleAnswers.find((answer) => answer.contentElementQuizAnswerId === idOfGivenAnswer)
  return (
    <ElementCard
      icon={IconHelpCircle}
      title={title}
      tone="calm"
      openTask={isAnswered ? undefined : { type: 'QUIZ', contentElementId }}
    >
      <Choices question={<h3 className={classes.question}>{question}</h3>} isFolded={!areAllShown}>
        {answers.map(({ answer, state }) => (
          <Choice
            key={answer.contentElementQuizAnswerId}
            state={state}
            note={NOTES[state]}
            onChoose={() => void pick(answer)}
          >
            {answer.text}
          </Choice>
        ))}
      </Choices>
      {answers.some(({ state }) => state === 'other') && (
        <Button
          className={classes.more}
          variant="subtle"
          aria-expanded={areAllShown}
          onClick={() => setAreAllShown(!areAllShown)}
        >
          {areAllShown ? 'Weniger Antworten zeigen' : 'Alle Antworten zeigen'}
        </Button>
      )}
      <WaitingNote about={[contentElementId]} />
      <div role="status">
        {answerOfUser && <Outcome answer={answerOfUser} isNew={wasOpen} />}
        {isAnswered && !answerOfUser && (
          <p className={classes.note}>Diese Frage hast du schon beantwortet.</p>
        )}
        {hasFailed && !isAnswered && (
          <p className={classes.note}>Deine Antwort ist nicht angekommen. Tippe sie bitte noch einmal an.</p>
        )}
      </div>
    </ElementCard>
  )
}
