import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Celebration } from '../feedback/celebration.tsx'
import { Spot } from '../feedback/spot.tsx'
import classes from './celebration-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'

type CelebrationDialogProps = {
  title: string
  /** The goal or the habit. */
  name: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

export const CelebrationDialog = ({ title, name, isOpen, onClose, children }: CelebrationDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={title}>
    <div className={classes.content}>
      <Celebration>
        <Spot kind="done" />
      </Celebration>
      <p className={classes.name}>{name}</p>
      <p className={classes.copy}>{children}</p>
      <DialogFoot>
        <Button size="lg" fullWidth onClick={onClose} data-autofocus>
          Weiter so
        </Button>
      </DialogFoot>
    </div>
  </Dialog>
)
