import '@mantine/core/styles/VisuallyHidden.css'
import { Button, Loader, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import classes from './show-more.module.css'

export type More = {
  count: number
  hasMore: boolean
  isLoading: boolean
  /** A sentence that says why the next page did not come; null when nothing went wrong. */
  failure: string | null
  onMore: () => void
}

/** How many items the last page added; the first page is the list itself. */
const useAdded = (count: number): number => {
  const [{ lastCount, added: addedItems }, setLast] = useState({ lastCount: count, added: 0 })
  if (count !== lastCount) setLast({ lastCount: count, added: Math.max(0, count - lastCount) })
  return addedItems
}

const announcement = (addedItems: number, count: number): string => {
  if (addedItems === 0) return ''
  return addedItems === 1
    ? `Ein weiterer Eintrag, jetzt ${count}.`
    : `${addedItems} weitere Einträge, jetzt ${count}.`
}

/**
 * The focus stays on the button; after the last page it goes to the line that says so. The number of new
 * items is announced.
 */
export const ShowMore = ({ count, hasMore, isLoading, failure, onMore }: More) => {
  const addedItems = useAdded(count)
  const isPressed = useRef(false)
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const isFocusLost = isPressed.current && document.activeElement === document.body
    if (!hasMore && isFocusLost) end.current?.focus({ preventScroll: true })
  }, [hasMore])
  const press = () => {
    if (isLoading) return
    isPressed.current = true
    onMore()
  }
  return (
    <div className={classes.more}>
      {failure !== null && <p role="alert">{failure}</p>}
      {hasMore && (
        // Stays enabled while it loads: a disabled button loses the focus.
        <Button
          variant="light"
          aria-disabled={isLoading}
          leftSection={isLoading && <Loader size={18} color="currentColor" aria-hidden />}
          onClick={press}
        >
          {failure === null ? 'Weitere anzeigen' : 'Noch einmal versuchen'}
        </Button>
      )}
      {!hasMore && addedItems > 0 && (
        <p ref={end} tabIndex={-1} className={classes.end}>
          Das sind alle.
        </p>
      )}
      <VisuallyHidden role="status">{isLoading ? '' : announcement(addedItems, count)}</VisuallyHidden>
    </div>
  )
}
