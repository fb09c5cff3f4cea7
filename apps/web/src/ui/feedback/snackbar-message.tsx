import { CloseButton } from '@mantine/core'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import IconAlertCircle from '~icons/tabler/alert-circle'
import IconCircleCheck from '~icons/tabler/circle-check'
import IconInfoCircle from '~icons/tabler/info-circle'
import { usePublishedHeight } from '../layout/use-published-height.ts'
import { usePausableTimeout } from '../time/use-pausable-timeout.ts'
import { adviceFor } from './advice.ts'
import classes from './snackbar-host.module.css'
import { dismissSnackbar, hideSnackbar, type Snackbar } from './snackbar-queue.ts'

/** The duration of the closing animation (specification, section 9). */
const REMOVAL_MS = 500

const ICONS = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle }

/** The element that had the focus before the message; it gets it back, so that the focus is not lost. */
const useFocusReturn = () => {
  const before = useRef<HTMLElement | null>(null)
  return {
    remember: (event: FocusEvent) => {
      if (event.relatedTarget instanceof HTMLElement) before.current = event.relatedTarget
    },
    giveBack: () => before.current?.focus(),
  }
}

/** Hides the message when its time is over, and removes it after its closing animation. */
const useLifetime = ({ id, isHidden, durationMs }: Snackbar, isPaused: boolean): void => {
  usePausableTimeout(durationMs, isPaused, () => hideSnackbar(id))
  useEffect(() => {
    if (!isHidden) return
    const timer = setTimeout(() => dismissSnackbar(id), REMOVAL_MS)
    return () => clearTimeout(timer)
  }, [isHidden, id])
}

export const SpokenMessage = ({ snackbar }: { snackbar: Snackbar }) => {
  useLifetime(snackbar, false)
  return (
    <div data-kind={snackbar.kind} data-hidden={snackbar.isHidden || undefined}>
      <p>{snackbar.message}</p>
      {snackbar.detail && <p>{snackbar.detail}</p>}
    </div>
  )
}

type SnackbarMessageProps = { snackbar: Snackbar; waitingCount: number }

/** It stays while it is hovered or has the focus in it. */
export const SnackbarMessage = ({ snackbar, waitingCount }: SnackbarMessageProps) => {
  const { id, isHidden } = snackbar
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const { remember, giveBack } = useFocusReturn()
  useLifetime(snackbar, isPointedAt || isFocused)
  const Icon = ICONS[snackbar.kind]
  const advice = adviceFor(snackbar.message)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it open; there is nothing to activate
    <div
      ref={usePublishedHeight('--message-height')}
      className={classes.snackbar}
      data-kind={snackbar.kind}
      data-hidden={isHidden || undefined}
      // Touch does not hover: after a tap it would seem to stay permanently.
      onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={(event) => {
        remember(event)
        setIsFocused(true)
      }}
      onBlur={() => setIsFocused(false)}
    >
      <Icon aria-hidden size={22} className={classes.icon} />
      <div className={classes.message}>
        <p>{snackbar.message}</p>
        {snackbar.detail && <p>{snackbar.detail}</p>}
        {advice && <p>{advice}</p>}
      </div>
      {waitingCount > 1 && (
        // Screen readers announce the other messages when those are shown.
        <span className={classes.count} aria-hidden>
          {waitingCount}
        </span>
      )}
      <CloseButton
        variant="transparent"
        className={classes.close}
        aria-label="Meldung schließen"
        onClick={() => {
          giveBack()
          hideSnackbar(id)
        }}
      />
    </div>
  )
}
