const NAME = 'search-key'

/**
 * Whether the key "/" opens the search: shortcuts of one character can be turned off (WCAG 2.1.4). Kept on the device, in the
 * storage that a logout clears; where that is blocked, the key stays on.
 */
export const isSlashOn = (): boolean => {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}

export const turnSlash = (isOn: boolean): void => {
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off')
  } catch {
    // The box shows that it is still on.
  }
}
