import type { ReactNode, RefObject } from 'react'
import IconX from '~icons/tabler/x'
import { DialogFrame, DialogTitle } from '../dialogs/dialog-frame.tsx'
import classes from './session-dialog.module.css'
import { SessionProgress, type SessionProgressProps } from './session-progress.tsx'
import { useBarsOnScroll } from './use-bars-on-scroll.ts'

type SessionDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Shown beside the cross, for what can be done later. Without it, screen readers say "Schließen". */
  leaveLabel?: string
  progress?: SessionProgressProps
  /** Shown below the title, which is then a part of the page, and not of the bar. */
  lead?: ReactNode
  children: ReactNode
}

type BarsProps = Omit<SessionDialogProps, 'isOpen'> & { frame: RefObject<HTMLDivElement | null> }

/** Mounted with the content of the dialog, whose frame it watches. */
const Bars = ({ frame, onClose, title, leaveLabel, progress, lead, children }: BarsProps) => {
  useBarsOnScroll(frame, true)
  return (
    <div className={classes.session}>
      <div className={classes.head} data-session-bar="head" data-dialog-head>
        <div className={classes.inside}>
          <button type="button" className={classes.leave} onClick={onClose}>
            <IconX aria-hidden size={24} stroke={1.75} />
            {leaveLabel}
            <span className={classes.unseen}>{leaveLabel ? ', schließen' : 'Schließen'}</span>
          </button>
          {!lead && <DialogTitle className={classes.titleInBar ?? ''}>{title}</DialogTitle>}
          {progress && <SessionProgress {...progress} />}
        </div>
      </div>
      {/* Not the dialog's description, which is read as a whole when the dialog opens: it is a page. */}
      <div className={classes.body}>
        {lead && (
          <div className={classes.intro}>
            <DialogTitle className={classes.title ?? ''}>{title}</DialogTitle>
            <p className={classes.lead}>{lead}</p>
          </div>
        )}
        {children}
      </div>
    </div>
  )
}

/**
 * A session over a page: the whole screen, one row at the top, the button for the next step at the bottom
 * (`SessionFoot`).
 */
export const SessionDialog = ({ isOpen, ...session }: SessionDialogProps) => (
  <DialogFrame isOpen={isOpen} onClose={session.onClose} isFullScreen>
    {({ opening, frame }) => <Bars key={opening} frame={frame} {...session} />}
  </DialogFrame>
)

type SessionFootProps = {
  /** The accessible name, where the foot has several buttons. */
  label?: string
  children: ReactNode
}

export const SessionFoot = ({ label, children }: SessionFootProps) => {
  const Element = label ? 'nav' : 'div'
  return (
    <Element className={classes.foot} aria-label={label} data-session-bar="foot">
      <div className={classes.footInside}>{children}</div>
    </Element>
  )
}
