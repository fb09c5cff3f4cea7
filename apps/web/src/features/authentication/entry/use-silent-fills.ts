import { type RefObject, useEffect } from 'react'

/** Short, because a rendering before the next check empties the fields. */
const LOOK_MS = 100

type Fill = { input: HTMLInputElement; value: string }

/** Bypasses React's own setter, after which React would treat the value as its own. */
const setValue = (input: HTMLInputElement, value: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)

const fillsIn = (root: ParentNode | null): Fill[] =>
  [...(root?.querySelectorAll('input') ?? [])].map((input) => ({ input, value: input.value }))

const report = (fills: Fill[]): void => {
  for (const { input, value } of fills) {
    // React has re-rendered after another field's event, and has emptied this one again.
    if (input.value !== value) setValue(input, value)
    // React ignores the event if it already knows the value.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * Called before a form is rendered for another reason than its input, which would empty silently filled
 * fields.
 */
export const reportSilentFills = (): void => report(fillsIn(document.querySelector('form')))

/** Some password managers fill fields without an event, so that the form would count as empty. */
export const useSilentFills = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const lastValues = new WeakMap<HTMLInputElement, string>()
    const look = () => {
      const changes = fillsIn(form.current).filter(
        ({ input, value }) => value !== (lastValues.get(input) ?? input.defaultValue),
      )
      for (const { input, value } of changes) lastValues.set(input, value)
      report(changes)
    }
    const timer = setInterval(look, LOOK_MS)
    // Runs before the form handles a press of its button.
    const element = form.current
    element?.addEventListener('click', look, { capture: true })
    return () => {
      clearInterval(timer)
      element?.removeEventListener('click', look, { capture: true })
    }
  }, [form])
}
