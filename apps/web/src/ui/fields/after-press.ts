/**
 * Defers a change of layout until a press has ended. When a field is left by pressing a button, its message
 * would move the button: a button that moves between press and release is never clicked.
 */
export const afterPress = (show: () => void): void => {
  const isPressing = document.querySelector(':active') !== null
  // The click event follows the release before anything else.
  if (isPressing) window.addEventListener('mouseup', () => setTimeout(show), { once: true })
  else show()
}
