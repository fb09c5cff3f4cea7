import type { ReactNode } from 'react'

const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' })

/**
 * The message about a list as a whole. It scrolls into view, because the pressed button may be far from it.
 */
export const ListError = ({ children }: { children: ReactNode }) => (
  <span role="alert" ref={bringIntoView}>
    {children}
  </span>
)
