const headingOf = (main: HTMLElement): HTMLElement | undefined =>
  [...main.querySelectorAll('h1')].find((heading) => heading.getClientRects().length > 0)

const focusHeading = (heading: HTMLElement): void => {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

let stopWaiting = (): void => {}

/** The page has the focus itself until its heading comes, and says why; what takes the focus meanwhile keeps it. */
const waitForHeading = (main: HTMLElement): void => {
  main.ariaLabel = 'Wird geladen'
  main.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    const isFocusFree = activeElement === main || activeElement === document.body || activeElement === null
    const heading = headingOf(main)
    if (isFocusFree && !heading) return
    stopWaiting()
    if (isFocusFree && heading) focusHeading(heading)
  })
  observer.observe(main, { childList: true, subtree: true })
  stopWaiting = () => {
    observer.disconnect()
    main.ariaLabel = null
    stopWaiting = () => {}
  }
}

/** Focuses the page's heading: a screen reader says where one is, and reads on from there. */
export const focusPage = (main: HTMLElement | null): void => {
  stopWaiting()
  if (!main) return
  const heading = headingOf(main)
  if (heading) focusHeading(heading)
  else waitForHeading(main)
}
