import '@mantine/core/styles/CloseButton.css'
import { CloseButton } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { fittedTextProps } from '../../ui/text/fitted.ts'
import classes from './form-in-place.module.css'

type FormInPlaceProps = { title: string; onClose: () => void; children: ReactNode }

/**
 * Escape is meant for the place unless something that it opened uses it: a dialog, a menu, the fields of a
 * link. The editor of a text prevents the browser's default for the key, but does not use it.
 */
const isForPlace = ({ key, target, currentTarget, nativeEvent, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  (!defaultPrevented || (target instanceof HTMLElement && target.isContentEditable)) &&
  !nativeEvent.isComposing &&
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('[data-mantine-stop-propagation="true"]') === null

/** The frame of a form inside the page, which replaces a dialog's frame. */
export const FormInPlace = ({ title, onClose, children }: FormInPlaceProps) => {
  const titleId = useId()
  return (
    <section
      className={classes.place}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (!isForPlace(event)) return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className={classes.head}>
        <h3 id={titleId} className={classes.title} {...fittedTextProps(title)} />
        <CloseButton aria-label="Schließen" className={classes.close} onClick={onClose} />
      </header>
      {children}
    </section>
  )
}
