import type { ReactNode } from 'react'

const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' })

/** The message of a list as a whole. It comes into view, because what was pressed may be far from it. */
export const ListError = ({ children }: { children: ReactNode }) => (
  <span role="alert" ref={bringIntoView}>
    {children}
  </span>
)
