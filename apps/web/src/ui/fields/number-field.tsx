import '@mantine/core/styles/Input.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import { germanNumber } from '@wohlauf/contract/values/german-number'
import { parseGermanNumber } from '@wohlauf/contract/values/parse-german-number'
import { type KeyboardEvent, useState } from 'react'

type NumberFieldProps = Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max'
> & {
  /** A text while the input is not a number: the form's schema then reports it, and a draft keeps it. */
  value?: number | string | null
  onChange: (value: number | string) => void
  min?: number
  max?: number
  hasDecimals?: boolean
  step?: number
  /** Null for a text that is not a number. */
  parse?: (text: string) => number | null
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

const textOf = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? germanNumber(value) : (value ?? '')

/**
 * Accepts any input and leaves it unchanged, so that the schema can report errors: `1,5` in a field for whole numbers
 * is reported, not turned into 15.
 */
export const NumberField = ({
  value,
  onChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  hasDecimals = false,
  step = 1,
  parse = parseGermanNumber,
  onKeyDown,
  ...props
}: NumberFieldProps) => {
  const [input, setInput] = useState(() => textOf(value))
  // "1250" stays as typed; a value from outside is formatted.
  const isOwn = (parse(input) ?? input) === (value ?? '')
  const take = (text: string) => {
    setInput(text)
    onChange(parse(text) ?? text)
  }
  const count = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const by = STEPS[event.key]
    if (by === undefined || typeof value !== 'number') return
    event.preventDefault()
    const next = value + by * step
    if (next >= min && next <= max) take(germanNumber(next))
  }
  return (
    <TextInput
      {...props}
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={isOwn ? input : textOf(value)}
      onChange={(event) => take(event.currentTarget.value)}
      onKeyDown={count}
    />
  )
}
