export const bars = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-session-bar]')]

/** How many rows of pixels fixed elements cover, on the page or in the dialog that hides it. */
export const coveredRows = (): number => {
  const rows = new Set<number>()
  const screen = document.querySelector('[role="dialog"][data-full-screen]') ?? document.body
  for (const element of screen.querySelectorAll('*')) {
    const { position, pointerEvents } = getComputedStyle(element)
    // A layer that lets presses through covers nothing.
    if (!['fixed', 'sticky'].includes(position) || pointerEvents === 'none') continue
    const { top, bottom, width } = element.getBoundingClientRect()
    if (width < window.innerWidth / 2) continue
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(window.innerHeight, bottom); y += 1) rows.add(y)
  }
  return rows.size
}

/** Scrolls as touch or a wheel does, unlike a script: the page, or a dialog that scrolls itself. */
export const scrollByHand = (y: number, dialog?: Element): void => {
  const source = dialog ?? window
  source.dispatchEvent(new WheelEvent('wheel'))
  source.scrollTo(0, y)
}

export const areInSight = (): boolean =>
  bars().every((bar) => {
    const { top, bottom } = bar.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

export const areAway = (): boolean =>
  bars().every((bar) => {
    const { top, bottom } = bar.getBoundingClientRect()
    return bottom <= 0 || top >= window.innerHeight
  })
