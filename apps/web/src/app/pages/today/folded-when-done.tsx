import { Collapse } from '@mantine/core'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import IconChevronDown from '~icons/tabler/chevron-down'
import classes from './folded-when-done.module.css'

type FoldedWhenDoneProps = { isDone: boolean; children: ReactNode }

/** Folds to one line when everything is done, which can be opened: a tick can be undone until midnight. */
export const FoldedWhenDone = ({ isDone, children }: FoldedWhenDoneProps) => {
  const id = useId()
  const [isOpened, setIsOpened] = useState(false)
  const line = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
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
      {/* Effects of the content keep running while it is hidden: a habit's runtime is celebrated then too. */}
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
