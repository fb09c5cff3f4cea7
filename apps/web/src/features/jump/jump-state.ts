import { createStore } from '../../ui/state/store.ts'

/** Whether the dialog that leads anywhere is open: buttons and a key open it. */
export const isJumpOpen = createStore(false)

/** As `aria-keyshortcuts` names it. */
export const JUMP_KEYS = 'Control+K Meta+K'

/** As it stands on the keyboard of the device. */
export const jumpKeyName = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Strg K')
