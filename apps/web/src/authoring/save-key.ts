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
