import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import classes from './session-progress.module.css'
import { useSessionSlot } from './session-slot.ts'

export type SessionProgressProps = {
  /** From 0 to 100. */
  percent: number
  /** The accessible name of the line, and what screen readers say instead of the percentage; null where a heading says it. */
  spoken: { label: string; valueText: string } | null
  /** Visible text beside the line: '2 von 5 · 3 Min.' */
  text: string
}

/** A thin line and a short text. */
export const SessionProgress = ({ percent, spoken, text }: SessionProgressProps) => (
  <div className={classes.progress}>
    <div
      className={classes.track}
      {...(spoken
        ? {
            role: 'progressbar',
            'aria-label': spoken.label,
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': Math.round(percent),
            'aria-valuetext': spoken.valueText,
          }
        : { 'aria-hidden': true })}
    >
      <div className={classes.line} style={{ scale: `${percent / 100} 1` }} />
    </div>
    <span className={classes.text} aria-hidden>
      {text}
    </span>
  </div>
)

/** Progress in the bar of the shell, above the screen that renders it, with a button of this screen. */
export const ShellProgress = ({ children, ...progress }: SessionProgressProps & { children?: ReactNode }) => {
  const slot = useSessionSlot()
  return (
    slot &&
    createPortal(
      <>
        <SessionProgress {...progress} />
        {children}
      </>,
      slot,
    )
  )
}
