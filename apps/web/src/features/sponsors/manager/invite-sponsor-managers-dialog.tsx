import { companyAsOwner } from '@wohlauf/contract/rules/company-name'
import type { ManagedSponsor } from '@wohlauf/contract/seats/managed-sponsors'
import { inviteSponsorManagersAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import { InvitationDialog } from '../../../authoring/invitation-dialog.tsx'

type InviteSponsorManagersDialogProps = { item: ManagedSponsor; isOpen: boolean; onClose: () => void }

const InviteSponsorManagersDialog = ({
  item: { sponsorId, name },
  ...dialog
}: InviteSponsorManagersDialogProps) => (
  <InvitationDialog
    {...dialog}
    invitees="Sponsor-Manager"
    lead={`Sponsor-Manager verwalten die Lizenzen ${companyAsOwner(name)}: Sie laden Benutzer ein und ziehen Lizenzen zurück. Sie brauchen selbst keine Lizenz.`}
    operation={inviteSponsorManagersAsManager}
    target={{ sponsorId }}
  />
)

export default InviteSponsorManagersDialog
