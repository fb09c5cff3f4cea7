/**
 * A ref that focuses, once, the element that replaces a pressed control. Defined outside of components: a new
 * ref would focus it with each render.
 */
export const focusOnArrival = (node: HTMLElement | null): void => node?.focus()
