import { UnstyledButton } from '@mantine/core'
import IconHistory from '~icons/tabler/history'
import classes from './draft-mark.module.css'

type DraftMarkProps = {
  /** Of what was begun: "Linsensuppe". */
  name: string
  onOpen: () => void
}

/** What was typed and not saved is still on the device. */
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
