/**
 * Waits until a press has ended: showing a message when a field is left would move the pressed button, which
 * would then get no click.
 */
export const afterPress = (show: () => void): void => {
  const isPressing = document.querySelector(':active') !== null
  // The click event comes before any task that is scheduled at the release.
  if (isPressing) window.addEventListener('mouseup', () => setTimeout(show), { once: true })
  else show()
}
