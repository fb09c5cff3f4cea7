import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Search } from './search.tsx'

type SearchDialogProps = { isOpen: boolean; onClose: () => void }

/** Starts empty each time. */
const SearchDialog = ({ isOpen, onClose }: SearchDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Suche" width="medium" isTall>
    <Search onOpen={onClose} />
  </Dialog>
)

export default SearchDialog
