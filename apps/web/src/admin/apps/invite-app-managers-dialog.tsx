import { inviteAppManagersAsAdmin } from '@wohlauf/contract/administration/administration'
import { InvitationDialog } from '../../authoring/invitation-dialog.tsx'

type InviteAppManagersDialogProps = {
  item: { appId: string; title: string }
  isOpen: boolean
  onClose: () => void
}

const InviteAppManagersDialog = ({ item: { appId, title }, ...dialog }: InviteAppManagersDialogProps) => (
  <InvitationDialog
    {...dialog}
    invitees="App-Manager"
    lead={`App-Manager verwalten alle Inhalte von ${title}, ihre Sponsoren und deren Lizenzen.`}
    operation={inviteAppManagersAsAdmin}
    target={{ appId }}
  />
)

export default InviteAppManagersDialog
