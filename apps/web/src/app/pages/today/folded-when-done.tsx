import { Collapse } from '@mantine/core'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import IconChevronDown from '~icons/tabler/chevron-down'
import classes from './folded-when-done.module.css'

type FoldedWhenDoneProps = {
  /** False while it is hidden, because it is not yet known what is done. */
  isShown: boolean
  isDone: boolean
  children: ReactNode
}

/** Folds to one line when everything is done, which can be opened: a tick can be undone until midnight. */
export const FoldedWhenDone = ({ isShown, isDone, children }: FoldedWhenDoneProps) => {
  const id = useId()
  const [isOpened, setIsOpened] = useState(false)
  const line = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  // A day that is done from the beginning is folded without a motion, which would move all below it.
  const [isMoving, setIsMoving] = useState(false)
  if (isShown && !isDone && !isMoving) setIsMoving(true)
  // The next tick folds it again.
  if (!isDone && isOpened) setIsOpened(false)
  useLayoutEffect(() => {
    // The control that was pressed last is about to be hidden.
    if (isDone && content.current?.contains(document.activeElement)) line.current?.focus()
  }, [isDone])
  return (
    <>
      {isDone && (
        <button
          ref={line}
          type="button"
          className={classes.line}
          aria-expanded={isOpened}
          aria-controls={id}
          onClick={() => {
            setIsMoving(true)
            setIsOpened(!isOpened)
          }}
        >
          <span className={classes.text}>Für heute alles getan.</span>
          <IconChevronDown
            aria-hidden
            size={22}
            className={classes.arrow ?? ''}
            data-open={isOpened || undefined}
          />
        </button>
      )}
      {/* Effects of the content keep running while it is hidden: a habit's runtime is celebrated then too. */}
      <Collapse
        id={id}
        expanded={!isDone || isOpened}
        transitionDuration={isMoving ? 250 : 0}
        keepMountedMode="display-none"
      >
        <div ref={content}>{children}</div>
      </Collapse>
    </>
  )
}
