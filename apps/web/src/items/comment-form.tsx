import '@mantine/core/styles/Input.css'
import { Button, Textarea } from '@mantine/core'
import { createFeedbackMessage, type FeedbackKind } from '@wohlauf/contract/feedback/feedback'
import { useState } from 'react'
import { useOperationForm } from '../forms/use-operation-form.ts'
import { focusOnArrival } from '../ui/focus/focus-on-arrival.ts'
import classes from './feedback-note.module.css'
import { NO_HEALTH_HINT } from './no-health-hint.ts'

type CommentFormProps = { kind: FeedbackKind; id: string }

const Thanks = () => (
  <p ref={focusOnArrival} tabIndex={-1} className={classes.thanks}>
    Danke, das hilft uns weiter.
  </p>
)

/** The comment is sent without the person's name, and separately from the answer. */
const CommentForm = ({ kind, id }: CommentFormProps) => {
  const [feedbackMessageId] = useState(() => crypto.randomUUID())
  const [isSent, setIsSent] = useState(false)
  const { form, formProps, submitProps } = useOperationForm(createFeedbackMessage, {
    initialValues: { feedbackMessageId, kind, itemId: id, reason: 'COMMENT', message: '', isNamed: false },
    onSuccess: () => setIsSent(true),
  })
  if (isSent) return <Thanks />
  return (
    <form {...formProps} className={classes.comment}>
      <Textarea
        {...form.getInputProps('message')}
        label="Danke. Magst du noch etwas dazu sagen?"
        description={`Die Redaktion liest es, ohne zu erfahren, von wem es ist. ${NO_HEALTH_HINT}`}
        size="md"
        rows={3}
      />
      <Button {...submitProps} variant="light">
        Abschicken
      </Button>
    </form>
  )
}

export default CommentForm
