import { Button } from '@mantine/core'
import { deleteDepartedAccount } from '@wohlauf/contract/seats/departures'
import { useCommand } from '../../../api/hooks.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useLazyDialog } from '../../../ui/dialogs/use-lazy-dialog.ts'
import classes from './departure.module.css'

type DeletionProps = { confirmationToken: string; onDeleted: () => void }

export const Deletion = ({ confirmationToken, onDeleted }: DeletionProps) => {
  const { isOpen, open, close } = useLazyDialog()
  const { mutate, isPending } = useCommand(deleteDepartedAccount, { onSuccess: onDeleted })
  return (
    <section className={classes.part}>
      <h2>Konto jetzt löschen</h2>
      <p>Du musst nicht warten: Auf Wunsch löschen wir dein Konto und alle deine Daten sofort.</p>
      <Button variant="default" size="lg" fullWidth onClick={open} aria-haspopup="dialog">
        Jetzt löschen
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title="Konto jetzt löschen"
        confirmLabel="Endgültig löschen"
        isFinal
        isPending={isPending}
        onConfirm={() => mutate({ confirmationToken })}
      >
        <p className={classes.consequence}>
          Dein Konto und alles, was wir über dich gespeichert haben, wird sofort gelöscht. Das lässt sich
          nicht rückgängig machen.
        </p>
      </ConfirmDialog>
    </section>
  )
}
