import { UnstyledButton } from '@mantine/core'
import IconHistory from '~icons/tabler/history'
import classes from './draft-mark.module.css'

type DraftMarkProps = {
  /** The item's name: "Linsensuppe". */
  name: string
  onOpen: () => void
}

/** Marks a row whose item has unsaved input on the device. */
export const DraftMark = ({ name, onOpen }: DraftMarkProps) => (
  <span className={classes.mark}>
    <IconHistory aria-hidden size={18} />
    <span>Entwurf behalten</span>
    <span aria-hidden>·</span>
    <UnstyledButton className={classes.open} aria-label={`Wieder öffnen: ${name}`} onClick={onOpen}>
      Wieder öffnen
    </UnstyledButton>
  </span>
)
