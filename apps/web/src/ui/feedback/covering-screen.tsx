import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './covering-screen.module.css'
import { Spot } from './spot.tsx'

type CoveringScreenProps = { title: string; text: string; children: ReactNode }

/** A native dialog, so that it is above everything and nothing below can be reached. It cannot be closed. */
export const CoveringScreen = ({ title, text, children }: CoveringScreenProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes.screen}
      // The second Escape key in a row would close a dialog that only cancels the first.
      {...{ closedby: 'none' }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={classes.content}>
        <Spot kind="nothing-yet" />
        <h1 id={`${id}-title`} className={classes.title}>
          {title}
        </h1>
        <p id={`${id}-text`}>{text}</p>
        {children}
      </div>
    </dialog>
  )
}
