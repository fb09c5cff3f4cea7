import type { ReactNode } from 'react'

/**
 * The actions of a dialog, below everything else: they stay visible while the rest scrolls, unless the screen is too
 * low for that. Styled by the dialog, because forms that are loaded before any dialog state the attribute themselves.
 */
export const DialogFoot = ({ children }: { children: ReactNode }) => <div data-dialog-foot>{children}</div>
