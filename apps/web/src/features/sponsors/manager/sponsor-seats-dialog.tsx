import type { ManagedSponsor } from '@wohlauf/contract/seats/managed-sponsors'
import { updateAvailableSeatsOfSponsorAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import { partDialog } from '../../../authoring/list/part-dialog.tsx'
import { SeatUse } from '../../../ui/figures/seat-use.tsx'
import { SeatsField } from './seats-field.tsx'
import classes from './sponsor-seats-dialog.module.css'

export default partDialog({
  title: 'Lizenzen anpassen',
  width: 'small',
  operation: updateAvailableSeatsOfSponsorAsManager,
  draft: 'sponsor-seats',
  idOf: ({ sponsorId }: ManagedSponsor) => sponsorId,
  valuesOf: ({ sponsorId, availableSeats }) => ({ sponsorId, availableSeats }),
  subject: 'Der Sponsor',
  successMessage: 'Verfügbare Lizenzen des Sponsors wurden angepasst.',
  Fields: ({ form, item }) => (
    <>
      <p className={classes.lead}>
        {item.name}: <SeatUse availableSeats={item.availableSeats} usedSeats={item.usedSeats} />
      </p>
      <SeatsField {...form.getInputProps('availableSeats')} data-autofocus />
    </>
  ),
})
