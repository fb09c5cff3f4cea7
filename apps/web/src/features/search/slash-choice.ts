const NAME = 'search-key'

/** Shortcuts of one character can be turned off (WCAG 2.1.4). If the storage is blocked, the key stays on. */
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
    // The checkbox shows that it is still on.
  }
}
