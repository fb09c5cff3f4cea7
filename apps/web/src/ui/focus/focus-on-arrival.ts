/**
 * A ref for the beginning of what replaces a pressed control: takes the focus that was lost with it, once, and is in view.
 * Declared outside of components, because a ref that is created again with each render would take the focus each time.
 */
export const focusOnArrival = (node: HTMLElement | null): void => node?.focus()
