import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import type { ManagedSponsor } from '@wohlauf/contract/seats/managed-sponsors'
import { updateNameOfSponsorAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import { partDialog } from '../../../authoring/list/part-dialog.tsx'
import { REQUIRED } from '../../../ui/fields/required.ts'

export default partDialog({
  title: 'Namen bearbeiten',
  width: 'small',
  operation: updateNameOfSponsorAsManager,
  draft: 'sponsor-name',
  idOf: ({ sponsorId }: ManagedSponsor) => sponsorId,
  valuesOf: ({ sponsorId, name }) => ({ sponsorId, name }),
  subject: 'Der Sponsor',
  successMessage: 'Name des Sponsors wurden angepasst.',
  Fields: ({ form }) => (
    <TextInput {...form.getInputProps('name')} label="Name" {...REQUIRED} data-autofocus />
  ),
})
