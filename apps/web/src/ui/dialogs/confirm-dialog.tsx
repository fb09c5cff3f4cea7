import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FinalButton } from '../actions/final-button.tsx'
import classes from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  confirmLabel: string
  isFinal?: boolean
  isPending: boolean
  /** The dialog's own input is not valid yet. */
  isDisabled?: boolean
  onConfirm: () => void
  children: ReactNode
}

export const ConfirmDialog = ({
  isOpen,
  onClose,
  title,
  confirmLabel,
  isFinal = false,
  isPending,
  isDisabled = false,
  onConfirm,
  children,
}: ConfirmDialogProps) => {
  const Confirm = isFinal ? FinalButton : Button
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <div className={classes.consequences}>{children}</div>
      <DialogFoot>
        <Button variant="default" size="lg" onClick={onClose} disabled={isPending}>
          Abbrechen
        </Button>
        <Confirm size="lg" onClick={onConfirm} loading={isPending} disabled={isDisabled}>
          {confirmLabel}
        </Confirm>
      </DialogFoot>
    </Dialog>
  )
}
