import { TextInput } from '@mantine/core'
import type { ManagedSponsor } from '@wohlauf/contract/seats/managed-sponsors'
import { updateNameOfSponsorAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import { FormDialog } from '../../../authoring/form-dialog.tsx'

type SponsorNameDialogProps = { item: ManagedSponsor; isOpen: boolean; onClose: () => void }

const SponsorNameDialog = ({ item, isOpen, onClose }: SponsorNameDialogProps) => (
  <FormDialog
    isOpen={isOpen}
    onClose={onClose}
    title="Namen bearbeiten"
    width="small"
    operation={updateNameOfSponsorAsManager}
    draftName={`sponsor-name-${item.sponsorId}`}
    initialValues={{ sponsorId: item.sponsorId, name: item.name }}
    revision={item.revision}
    subject="Der Sponsor"
    successMessage="Name des Sponsors wurden angepasst."
  >
    {({ form }) => <TextInput {...form.getInputProps('name')} label="Name" required data-autofocus />}
  </FormDialog>
)

export default SponsorNameDialog
