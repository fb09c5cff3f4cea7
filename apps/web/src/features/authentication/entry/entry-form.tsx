import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OperationForm } from '../../../forms/use-operation-form.ts'
import classes from './entry-form.module.css'
import { FailureAlert } from './failure-alert.tsx'
import { useSilentFills } from './use-silent-fills.ts'

type EntryFormProps = Pick<OperationForm, 'formProps' | 'submitProps' | 'failure'> & {
  submitLabel: string
  /** False while something other than a field of the operation is missing. */
  isComplete?: boolean
  /** For a form in a dialog, which is already a card. */
  isPlain?: boolean
  footer?: ReactNode
  children: ReactNode
}

export const EntryForm = ({
  formProps,
  submitProps,
  failure,
  submitLabel,
  isComplete = true,
  isPlain = false,
  footer,
  children,
}: EntryFormProps) => {
  useSilentFills(formProps.ref)
  return (
    <form {...formProps} className={classes.form} data-plain={isPlain || undefined}>
      {children}
      <div data-dialog-foot={isPlain || undefined}>
        <FailureAlert text={failure} />
        <Button {...submitProps} size="lg" fullWidth disabled={submitProps.disabled || !isComplete}>
          {submitLabel}
        </Button>
        {footer && <div className={classes.footer}>{footer}</div>}
      </div>
    </form>
  )
}
