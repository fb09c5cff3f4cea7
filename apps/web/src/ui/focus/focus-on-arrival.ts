/**
 * A ref that takes the focus of a pressed control, once. Outside of components: a new ref would take it with each
 * render.
 */
export const focusOnArrival = (node: HTMLElement | null): void => node?.focus()
