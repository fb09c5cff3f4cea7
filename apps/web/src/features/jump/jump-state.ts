import { createStore } from '../../ui/state/store.ts'

/** Whether the jump dialog is open: buttons and a key open it. */
export const isJumpOpen = createStore(false)

/** The value of `aria-keyshortcuts`. */
export const JUMP_KEYS = 'Control+K Meta+K'

/** The key's name on the keyboard of the device. */
export const jumpKeyName = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Strg K')
