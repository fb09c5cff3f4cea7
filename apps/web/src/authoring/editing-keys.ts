type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Recognises Ctrl or ⌘ with Enter or S. */
export const saveKeyOf = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pressed): 'enter' | 'letter' | null => {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return null
  return key === 'Enter' ? 'enter' : key === 's' ? 'letter' : null
}

/** The value of `aria-keyshortcuts`. */
export const PUBLISH_KEYS = 'Control+Shift+Enter Meta+Shift+Enter'

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>

export const isForPublishing = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  repeat,
  isComposing,
}: Press): boolean => key === 'Enter' && shiftKey && ctrlKey !== metaKey && !altKey && !repeat && !isComposing
