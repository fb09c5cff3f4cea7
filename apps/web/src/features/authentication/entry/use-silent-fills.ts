import { type RefObject, useEffect } from 'react'

const LOOK_MS = 300

/** The value of each input that its form has received. */
const reportedValues = new WeakMap<HTMLInputElement, string>()

const isFilled = (input: HTMLInputElement): boolean =>
  reportedValues.has(input) && input.value !== reportedValues.get(input)

const note = ({ target }: { target: EventTarget | null }): void => {
  if (target instanceof HTMLInputElement && reportedValues.has(target))
    reportedValues.set(target, target.value)
}

/** React empties an input at its next rendering if it was filled without an event: until that event it may not. */
const guard = (input: HTMLInputElement): void => {
  const property = Object.getOwnPropertyDescriptor(input, 'value')
  if (!property || reportedValues.has(input)) return
  reportedValues.set(input, input.defaultValue)
  Object.defineProperty(input, 'value', {
    ...property,
    set: (value: string) => {
      if (isFilled(input)) return
      property.set?.call(input, value)
      reportedValues.set(input, input.value)
    },
  })
}

/** Some password managers fill fields without an event, so that the form would count as empty. */
export const useSilentFills = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const element = form.current
    const look = () => {
      for (const input of element?.querySelectorAll('input') ?? []) {
        guard(input)
        if (isFilled(input)) input.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    element?.addEventListener('input', note, { capture: true })
    // Runs before the form handles a press of its button.
    element?.addEventListener('click', look, { capture: true })
    return () => {
      clearInterval(timer)
      element?.removeEventListener('input', note, { capture: true })
      element?.removeEventListener('click', look, { capture: true })
    }
  }, [form])
}
