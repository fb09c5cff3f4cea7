import { type ReactNode, startTransition, use, useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '../state/use-online.ts'

export type AnyComponent = (props: never) => ReactNode
export type Import<Part> = () => Promise<{ default: Part }>
export type ClosableProps = {
  isOpen?: boolean
  /** A hand is about to open it: its code is loaded, and a failure is not shown. */
  isNear?: boolean
  onClose: () => void
}
export type FailedProps = ClosableProps & { onRetry: () => void }
type Shown = (props: ClosableProps) => ReactNode

/**
 * Like React's `lazy`, but a failure is a value: it never reaches the surrounding page. Each attempt loads
 * the code again, automatically when the network is back.
 *
 * @param load made by `loadChunk`
 * @param onAwaited called while someone waits for the code
 */
export const lazyOr = <Part extends AnyComponent>(
  load: Import<Part>,
  Failed: AnyComponent,
  onAwaited?: () => void,
): Part => {
  const Instead = Failed as (props: FailedProps) => ReactNode
  let part: Shown | null = null
  let attempt: Promise<unknown> | null = null
  const keep = (value: { default: Part }) => {
    part = value.default as unknown as Shown
  }
  const begin = () => {
    onAwaited?.()
    attempt = load().then(keep, () => {})
    return attempt
  }
  const forgetFailure = () => {
    if (!part) attempt = null
  }
  const Failure = (props: FailedProps) => {
    useOnline(props.onRetry)
    // A part that is opened again is loaded again.
    useEffect(() => forgetFailure, [])
    return <Instead {...props} />
  }
  const Lazy = (props: ClosableProps) => {
    const [, setAttempts] = useState(0)
    const approach = useEffectEvent(() => {
      if (part) return
      const show = () => setAttempts((attempts) => attempts + 1)
      load()
        .then(keep)
        .then(show, () => {})
    })
    useEffect(() => {
      if (props.isNear) approach()
    }, [props.isNear])
    // A dialog that failed to load was closed, and is loaded again when it is opened.
    if (!part && props.isOpen === false) return null
    if (!part) use(attempt ?? begin())
    const Loaded = part as Shown | null
    if (Loaded) return <Loaded {...props} />
    const retry = () =>
      // Shows the present content until the attempt has ended.
      startTransition(() => {
        forgetFailure()
        setAttempts((attempts) => attempts + 1)
      })
    return <Failure {...props} onRetry={retry} />
  }
  return Lazy as unknown as Part
}
