import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { endAllOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { useCommand } from '../../../api/hooks.ts'
import { forgetSession } from '../../../session/session.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import classes from '../settings/dialog-form.module.css'

type EndAllSessionsDialogProps = { isOpen: boolean; onClose: () => void }

const EndAllSessionsDialog = ({ isOpen, onClose }: EndAllSessionsDialogProps) => {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { mutate, isPending } = useCommand(endAllOwnSessions, {
    onSuccess: () => {
      // The session has ended already: no further call may use it.
      forgetSession(queryClient, 'all-but-commands')
      void router.navigate({ href: pathTo('logout'), replace: true })
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Überall abmelden?"
      confirmLabel="Überall abmelden"
      isPending={isPending}
      onConfirm={() => mutate({})}
    >
      <p className={classes.copy}>
        Du wirst auf allen Geräten abgemeldet, auch auf diesem. Danach kannst du dich wie gewohnt wieder
        anmelden.
      </p>
    </ConfirmDialog>
  )
}

export default EndAllSessionsDialog
