/** A message shown when a field is left would move the button that is pressed: its click would never come. */
export const afterPress = (show: () => void): void => {
  const isPressing = document.querySelector(':active') !== null
  // The click event follows the release before anything else.
  if (isPressing) window.addEventListener('mouseup', () => setTimeout(show), { once: true })
  else show()
}
