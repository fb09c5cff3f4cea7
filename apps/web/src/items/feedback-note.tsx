import { Button } from '@mantine/core'
import { type FeedbackKind, getHelpfulVotes, setHelpfulVote } from '@wohlauf/contract/feedback/feedback'
import { Suspense, useId, useState } from 'react'
import IconFlag from '~icons/tabler/flag'
import { useCommand } from '../api/hooks.ts'
import { useIsVisit } from '../session/session.ts'
import { useLazyDialog } from '../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog, lazyPart } from '../ui/feedback/lazy-part.tsx'
import { ChoiceChips } from '../ui/fields/choice-chips.tsx'
import { acceptVote } from './accept-vote.ts'
import type { ReportedElement } from './fault-dialog.tsx'
import classes from './feedback-note.module.css'
import { useLatestWish } from './use-latest-wish.ts'
import { useOwnMarks } from './use-own-marks.ts'

const CommentForm = lazyPart(() => import('./comment-form.tsx'))
const FaultDialog = lazyDialog(() => import('./fault-dialog.tsx'))

type FeedbackNoteProps = {
  kind: FeedbackKind
  id: string
  /** The parts of a module's page that a report can name. */
  elements?: readonly ReportedElement[]
}

const ANSWERS = [
  { label: 'Ja', value: 'true' },
  { label: 'Nein', value: 'false' },
]

/** The person's answer to 'War das hilfreich?', which can be changed; null without one. */
const useAnswerOf = ({ kind, id }: FeedbackNoteProps) => {
  const { marks: votes } = useOwnMarks(getHelpfulVotes)
  const set = useCommand(setHelpfulVote, { onAccepted: acceptVote })
  const storedVote = votes?.find((vote) => vote.kind === kind && vote.itemId === id)?.isHelpful ?? null
  return useLatestWish<boolean | null>(storedVote, async (isHelpful) => {
    if (isHelpful !== null) await set.mutateAsync({ kind, itemId: id, isHelpful })
  })
}

const Note = (item: FeedbackNoteProps) => {
  const question = useId()
  const { value: answer, want } = useAnswerOf(item)
  // A comment is offered once, right after the answer, and not at later visits.
  const [hasAnsweredNow, setHasAnsweredNow] = useState(false)
  const dialog = useLazyDialog()
  const press = (value: string) => {
    setHasAnsweredNow(true)
    want(value === 'true')
  }
  return (
    <section className={classes.note} aria-labelledby={question}>
      <div className={classes.row}>
        <p id={question} className={classes.question}>
          War das hilfreich?
        </p>
        <ChoiceChips
          label={{ id: question }}
          choices={ANSWERS}
          selection={`${answer}`}
          onChoose={press}
          isInRow
          isOnlineOnly
        />
        <Button
          variant="subtle"
          className={classes.fault}
          leftSection={<IconFlag aria-hidden size={18} />}
          onClick={dialog.open}
          aria-haspopup="dialog"
        >
          Fehler melden
        </Button>
      </div>
      {hasAnsweredNow && (
        <Suspense>
          <CommentForm kind={item.kind} id={item.id} />
        </Suspense>
      )}
      {dialog.isWanted && (
        <Suspense>
          <FaultDialog {...item} isOpen={dialog.isOpen} onClose={dialog.close} />
        </Suspense>
      )}
    </section>
  )
}

/** Hidden from an admin who views the account: the answers are the person's own. */
export const FeedbackNote = (props: FeedbackNoteProps) =>
  useIsVisit() ? null : <Note key={props.id} {...props} />
