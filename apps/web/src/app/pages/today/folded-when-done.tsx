import { Collapse } from '@mantine/core'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import IconChevronDown from '~icons/tabler/chevron-down'
import classes from './folded-when-done.module.css'

type FoldedWhenDoneProps = { isDone: boolean; children: ReactNode }

/** One line when all is done, which opens again: a tick can be undone until midnight. */
export const FoldedWhenDone = ({ isDone, children }: FoldedWhenDoneProps) => {
  const id = useId()
  const [isOpened, setIsOpened] = useState(false)
  const line = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  // Folds again with the next tick.
  if (!isDone && isOpened) setIsOpened(false)
  useLayoutEffect(() => {
    // What was pressed last is about to be hidden.
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
          onClick={() => setIsOpened(!isOpened)}
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
      {/* Its effects go on while it is hidden: a habit's runtime is celebrated then too. */}
      <Collapse
        id={id}
        expanded={!isDone || isOpened}
        transitionDuration={250}
        keepMountedMode="display-none"
      >
        <div ref={content}>{children}</div>
      </Collapse>
    </>
  )
}
