import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useLazyDialog } from '../../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import classes from './deletion-card.module.css'

const DeleteAccountDialog = lazyDialog(() => import('./delete-account-dialog.tsx'))

export const DeletionCard = ({ emailAddress }: { emailAddress: string }) => {
  const { isWanted, isOpen, open, close } = useLazyDialog()
  return (
    <div className={classes.slot}>
      <Button variant="subtle" className={classes.button} onClick={open} aria-haspopup="dialog">
        Konto löschen
      </Button>
      <Suspense>
        {isWanted && <DeleteAccountDialog emailAddress={emailAddress} isOpen={isOpen} onClose={close} />}
      </Suspense>
    </div>
  )
}
