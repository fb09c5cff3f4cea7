import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import type { Seat } from '@wohlauf/contract/seats/sponsor-seats'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

type LinkDialogProps = { isOpen: boolean; onClose: () => void; seat: Seat; link: string }

/** Shows the personal link for copying by hand where the browser did not allow the page to do it. */
const LinkDialog = ({ isOpen, onClose, seat, link }: LinkDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Persönlicher Link">
    <p>
      Dein Browser hat das Kopieren nicht erlaubt. Der Link ist nur für {seat.emailAddress}: Bitte gib ihn
      niemand anderem.
    </p>
    <TextInput
      label="Link"
      size="md"
      readOnly
      value={link}
      onFocus={(event) => event.currentTarget.select()}
      data-autofocus
    />
  </Dialog>
)

export default LinkDialog
