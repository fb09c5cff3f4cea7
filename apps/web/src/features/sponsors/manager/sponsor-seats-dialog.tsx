import type { ManagedSponsor } from '@wohlauf/contract/seats/managed-sponsors'
import { updateAvailableSeatsOfSponsorAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { SeatUse } from '../../../ui/figures/seat-use.tsx'
import { SeatsField } from './seats-field.tsx'
import classes from './sponsor-seats-dialog.module.css'

type SponsorSeatsDialogProps = { item: ManagedSponsor; isOpen: boolean; onClose: () => void }

const SponsorSeatsDialog = ({ item, isOpen, onClose }: SponsorSeatsDialogProps) => (
  <FormDialog
    isOpen={isOpen}
    onClose={onClose}
    title="Lizenzen anpassen"
    width="small"
    operation={updateAvailableSeatsOfSponsorAsManager}
    draftName={`sponsor-seats-${item.sponsorId}`}
    initialValues={{ sponsorId: item.sponsorId, availableSeats: item.availableSeats }}
    revision={item.revision}
    subject="Der Sponsor"
    successMessage="Verfügbare Lizenzen des Sponsors wurden angepasst."
  >
    {({ form }) => (
      <>
        <p className={classes.lead}>
          {item.name}: <SeatUse availableSeats={item.availableSeats} usedSeats={item.usedSeats} />
        </p>
        <SeatsField {...form.getInputProps('availableSeats')} data-autofocus />
      </>
    )}
  </FormDialog>
)

export default SponsorSeatsDialog
