import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { SEAT_STEP } from '@wohlauf/contract/rules/seat-use'
import type { ManagedSponsor } from '@wohlauf/contract/seats/managed-sponsors'
import { createSponsorAsManager, SPONSOR } from '@wohlauf/contract/seats/sponsors-as-manager'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import type { ItemDialogProps } from '../../../authoring/list/list-spec.ts'
import { useNewId } from '../../../authoring/use-new-id.ts'
import { REQUIRED } from '../../../ui/fields/required.ts'
import { SeatsField } from './seats-field.tsx'

const SponsorDialog = ({ isOpen, onClose }: ItemDialogProps<ManagedSponsor>) => {
  const sponsorId = useNewId(isOpen)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${SPONSOR.name} erstellen`}
      width="small"
      operation={createSponsorAsManager}
      draftName="sponsor-new"
      initialValues={{ sponsorId, name: '', availableSeats: SEAT_STEP }}
      submitLabel="Erstellen"
      successMessage="Sponsor wurde erstellt."
    >
      {({ form }) => (
        <>
          <TextInput {...form.getInputProps('name')} label="Name" {...REQUIRED} data-autofocus />
          <SeatsField {...form.getInputProps('availableSeats')} />
        </>
      )}
    </FormDialog>
  )
}

export default SponsorDialog
