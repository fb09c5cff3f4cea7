import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Skeleton.css'
import { Skeleton, TextInput } from '@mantine/core'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { REQUIRED } from '../../ui/fields/required.ts'
import { isForPublishing, saveKeyOf } from '../editing-keys.ts'
import { type Held, handOver, insertNextField } from './hand-over.ts'
import classes from './holding.module.css'
import { HandOverContext } from './holding-context.ts'

/** After this time the wait is explained. */
const LONG_MS = 3000

type HoldingFieldProps = {
  /** The first field's label, if it is known. */
  label?: string | undefined
  base: string
  fieldRef: RefObject<HTMLInputElement | null>
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onComposing: (isComposing: boolean) => void
}

const HoldingField = ({ label, base, fieldRef, onKeyDown, onComposing }: HoldingFieldProps) => {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  // Focuses in the same task as the choice: the next key is meant for the field, and a touch keyboard opens
  // only for a focus within the tap.
  useLayoutEffect(() => fieldRef.current?.focus(), [fieldRef])
  return (
    <div className={classes.waiting} aria-busy>
      <TextInput
        ref={fieldRef}
        {...(label ? { label, ...REQUIRED } : { 'aria-label': 'Erstes Feld' })}
        size="md"
        defaultValue={base}
        data-autofocus
        data-holding
        onKeyDown={onKeyDown}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
      />
      <p className={classes.note} role="status">
        {isLong && 'Das Formular wird noch geladen. Was du schreibst, bleibt stehen.'}
      </p>
      <Skeleton height={160} radius="md" />
    </div>
  )
}

type HoldingProps = Pick<HoldingFieldProps, 'label'> & {
  /** The first field's text before the first key. */
  base?: string
  /** Renders the frame of the field until the form is rendered. */
  frame?: (field: ReactNode) => ReactNode
  /** Called when the field disappears before the form is rendered, with a text that exists nowhere else. */
  onLeft?: (text: string) => void
  children: ReactNode
}

/**
 * Holds input until the form is rendered (its code, its draft), and passes it to the form's first field in
 * one task.
 */
export const Holding = ({ label, base = '', frame = (field) => field, onLeft, children }: HoldingProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [isHolding, setIsHolding] = useState(true)
  const key = useRef<Held['key']>(null)
  const isComposing = useRef(false)
  const pass = useRef<(() => void) | null>(null)
  const release = useCallback(
    (form: HTMLFormElement) => {
      pass.current = () => {
        const from = field.current
        // Handing over now would split a word that is being composed.
        if (!from || isComposing.current) return
        const hasFocus = [from, document.body].includes(document.activeElement as HTMLElement)
        const { value: text, selectionStart, selectionEnd } = from
        const selection = [selectionStart ?? text.length, selectionEnd ?? text.length] as const
        flushSync(() => setIsHolding(false))
        handOver(form, { base, text, selection, key: key.current, hasFocus })
      }
      // Waits for the rendering in progress.
      queueMicrotask(pass.current)
    },
    [base],
  )
  const leave = useEffectEvent((text: string) => {
    if (text !== base) onLeft?.(text)
  })
  useLayoutEffect(() => {
    const from = field.current
    return () => {
      if (field.current === from && from) leave(from.value)
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event
    if (nativeEvent.isComposing || altKey) return
    const isForForm = saveKeyOf(event) !== null || isForPublishing(nativeEvent)
    if (isForForm) key.current = { key: event.key, ctrlKey, metaKey, shiftKey }
    else if (event.key === 'Enter') key.current = 'Enter'
    else if (event.key === 'Tab' && !shiftKey) insertNextField(event.currentTarget)
    else return
    event.preventDefault()
  }
  return (
    <HandOverContext value={release}>
      {isHolding &&
        frame(
          <HoldingField
            label={label}
            base={base}
            fieldRef={field}
            onKeyDown={onKeyDown}
            onComposing={(is) => {
              isComposing.current = is
              if (!is) pass.current?.()
            }}
          />,
        )}
      <div hidden={isHolding}>{children}</div>
    </HandOverContext>
  )
}
