import type { ReactNode } from 'react'
import { fittedTextProps } from '../text/fitted.ts'
import { DialogBody, DialogCloseButton, DialogFrame, DialogHeader, DialogTitle } from './dialog-frame.tsx'

/** The five widths of the specification, section 2, in pixels. */
const DIALOG_WIDTHS = {
  small: 500,
  smallNested: 460,
  medium: 650,
  large: 800,
  largeNested: 760,
} as const

type DialogProps = {
  isOpen: boolean
  isNear?: boolean
  onClose: () => void
  title: string
  width?: keyof typeof DIALOG_WIDTHS
  /**
   * For content that grows and shrinks while the dialog is open: it fills a phone, and stays at the top of a
   * wide screen.
   */
  isTall?: boolean
  children: ReactNode
}

/**
 * Shown as a sheet at the bottom on phones. Its content is mounted again for each opening: state of one
 * opening lies inside.
 */
export const Dialog = ({
  isOpen,
  isNear = false,
  onClose,
  title,
  width = 'small',
  isTall = false,
  children,
}: DialogProps) => (
  <DialogFrame isOpen={isOpen} isNear={isNear} onClose={onClose} width={DIALOG_WIDTHS[width]} isTall={isTall}>
    {({ opening }) => (
      <>
        {/* A header element would be a second banner landmark of the page. */}
        <DialogHeader role="presentation" data-dialog-head>
          <DialogTitle {...fittedTextProps(title)} />
          <DialogCloseButton />
        </DialogHeader>
        <DialogBody key={opening}>{children}</DialogBody>
      </>
    )}
  </DialogFrame>
)
