/**
 * Shows something that moves what stands below it. When a field is left by pressing something, the press ends first: a
 * button that moves away between press and release is never clicked.
 */
export const afterPress = (show: () => void): void => {
  const isPressing = document.querySelector(':active') !== null
  // The click follows the release before anything else is done.
  if (isPressing) window.addEventListener('mouseup', () => setTimeout(show), { once: true })
  else show()
}
