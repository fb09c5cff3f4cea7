import { UnstyledButton } from '@mantine/core'
import IconSearch from '~icons/tabler/search'
import classes from './jump-button.module.css'
import { isJumpOpen, JUMP_KEYS, jumpKeyName } from './jump-state.ts'
import { useJumpKey } from './use-jump-key.ts'

/**
 * Looks like a field; in a narrow place only its icon is left. The key that it names works as soon as it is seen, also while the
 * dialog's code is still to come.
 */
export const JumpButton = ({ isNarrow = false }: { isNarrow?: boolean }) => {
  useJumpKey()
  return (
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
}
