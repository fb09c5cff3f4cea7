import type { ReactNode } from 'react'

type ScrollRegionProps = { className: string | undefined; children: ReactNode } & (
  | { 'aria-label': string }
  | { 'aria-labelledby': string }
)

/** A region that scrolls, also by keyboard: it takes the focus, and so has a name. */
export const ScrollRegion = (props: ScrollRegionProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
  <section tabIndex={0} {...props} />
)
