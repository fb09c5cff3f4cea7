import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { loadChunk } from '../chunks/chunk-failure.ts'
import {
  type AnyComponent,
  type ClosableProps,
  type FailedProps,
  type Import,
  lazyOr,
} from '../chunks/lazy-or.tsx'
import { dropHeldKeys, holdKeys } from '../focus/held-keys.ts'
import { FailedState } from './failed-state.tsx'
import { notify } from './snackbar-queue.ts'

const TITLE = 'Das hat nicht geklappt'
const ADVICE = 'Bitte versuche es gleich noch einmal.'

type FailedPart = (props: FailedProps) => ReactNode

const FailedPlace: FailedPart = ({ onRetry }) => (
  <FailedState title={TITLE} text={ADVICE} onRetry={onRetry} isPartOfPage />
)

/** A part of a page or form: if its code cannot be loaded, a message in its place offers another attempt. */
export const lazyPart = <Part extends AnyComponent>(importPart: Import<Part>): Part =>
  lazyOr(loadChunk(importPart), FailedPlace)

const FailedDialog: FailedPart = ({ onClose }) => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    dropHeldKeys()
    notify('error', TITLE, { detail: ADVICE })
    close()
  }, [])
  return null
}

/**
 * A dialog that a press opens: if its code cannot be loaded, a message says so, and the next press loads it
 * again.
 */
export const lazyDialog = <Part extends AnyComponent>(
  importDialog: Import<Part>,
): Parameters<Part>[0] extends ClosableProps ? Part : never =>
  lazyOr(loadChunk(importDialog), FailedDialog, holdKeys) as never
