import { UnstyledButton } from '@mantine/core'
import IconSearch from '~icons/tabler/search'
import classes from './jump-button.module.css'
import { isJumpOpen, JUMP_KEYS, jumpKeyName } from './jump-state.ts'

/** Looks like a field; in a narrow place only its icon is left. */
export const JumpButton = ({ isNarrow = false }: { isNarrow?: boolean }) => (
  <UnstyledButton
    className={classes.button}
    data-narrow={isNarrow || undefined}
    aria-label="Springen zu"
    aria-haspopup="dialog"
    aria-keyshortcuts={JUMP_KEYS}
    onClick={() => isJumpOpen.set(true)}
  >
    <IconSearch aria-hidden size={20} stroke={1.75} />
    <span aria-hidden className={classes.label}>
      Springen zu …
    </span>
    <kbd aria-hidden className={classes.key}>
      {jumpKeyName()}
    </kbd>
  </UnstyledButton>
)
