import { Button } from '@mantine/core'
import {
  type FeedbackMessage,
  getFeedbackMessagesAsManager,
  markFeedbackMessageAsDoneAsManager,
  reopenFeedbackMessageAsManager,
} from '@wohlauf/contract/feedback/feedback-as-manager'
import IconArrowBackUp from '~icons/tabler/arrow-back-up'
import IconCheck from '~icons/tabler/check'
import { useCommand } from '../../../api/hooks.ts'
import { usePagedAnswer } from '../../../api/paged-answer.ts'
import { ManagedRows } from '../../../authoring/list/managed-list.tsx'
import { ManagedRow } from '../../../authoring/list/managed-row.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { germanDate } from '../../../ui/time/berlin-time.ts'
import classes from './message-list.module.css'
import { SubjectLink, subjectName } from './subject-link.tsx'

const REASONS = { FAULT: 'Fehler', COMMENT: 'Kommentar' } as const

const noteOf = ({ reason, receivedOn, senderName }: FeedbackMessage): string =>
  [REASONS[reason], germanDate(receivedOn), senderName ?? 'ohne Namen'].join(' · ')

const DoneButton = ({ message }: { message: FeedbackMessage }) => {
  const { feedbackMessageId, subject, element, isDone } = message
  const finish = useCommand(markFeedbackMessageAsDoneAsManager, {
    onSuccess: () => notify('success', 'Rückmeldung wurde als erledigt markiert.'),
  })
  const reopen = useCommand(reopenFeedbackMessageAsManager, {
    onSuccess: () => notify('success', 'Rückmeldung ist wieder offen.'),
  })
  const { mutate, isPending } = isDone ? reopen : finish
  const label = isDone ? 'Wieder öffnen' : 'Erledigt'
  const Icon = isDone ? IconArrowBackUp : IconCheck
  return (
    <Button
      variant="subtle"
      leftSection={<Icon aria-hidden size={20} />}
      loading={isPending}
      onClick={() => mutate({ feedbackMessageId })}
      aria-label={`${label}: ${subjectName(subject, element)}`}
    >
      {label}
    </Button>
  )
}

export const MessageList = ({ isDone }: { isDone: boolean }) => {
  const messages = usePagedAnswer(getFeedbackMessagesAsManager, { isDone })
  return (
    <ManagedRows
      answer={messages}
      idOf={({ feedbackMessageId }) => feedbackMessageId}
      emptyText={isDone ? 'Noch nichts erledigt.' : 'Keine offenen Rückmeldungen.'}
    >
      {(message) => (
        <>
          <ManagedRow
            title={<SubjectLink subject={message.subject} element={message.element} />}
            note={noteOf(message)}
            actions={<DoneButton message={message} />}
          />
          <p className={classes.message}>{message.message}</p>
        </>
      )}
    </ManagedRows>
  )
}
