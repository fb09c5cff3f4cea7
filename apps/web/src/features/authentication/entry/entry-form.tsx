import { Button } from '@mantine/core'
import type { FormEventHandler, ReactNode } from 'react'
import classes from './entry-form.module.css'
import { FailureAlert } from './failure-alert.tsx'

type EntryFormProps = {
  submitLabel: string
  isReady: boolean
  isSending: boolean
  /** Why the last try failed; stays until something is changed. */
  failure: string | undefined
  onSubmit: FormEventHandler<HTMLFormElement>
  onEdit: () => void
  /** In a dialog, which is a card already. */
  isPlain?: boolean
  /** A way on beside the form's own, below its button. */
  footer?: ReactNode
  children: ReactNode
}

/** Fields on a card, what went wrong, and the one button. */
export const EntryForm = ({
  submitLabel,
  isReady,
  isSending,
  failure,
  onSubmit,
  onEdit,
  isPlain = false,
  footer,
  children,
}: EntryFormProps) => (
  <form
    className={classes.form}
    data-plain={isPlain || undefined}
    onSubmit={onSubmit}
    onInput={onEdit}
    noValidate
  >
    {children}
    <div>
      <FailureAlert text={failure} />
      <Button type="submit" size="lg" fullWidth disabled={!isReady} loading={isSending}>
        {submitLabel}
      </Button>
      {footer && <div className={classes.footer}>{footer}</div>}
    </div>
  </form>
)
