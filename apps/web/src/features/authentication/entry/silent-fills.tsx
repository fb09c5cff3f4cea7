import { Component, type ReactNode, type RefObject } from 'react'

const LOOK_MS = 300

/** Before a field that is left is checked, and before a press of the button is answered. */
const MOMENTS = ['focusout', 'click'] as const

type SilentFillsProps = { form: RefObject<HTMLFormElement | null>; children: ReactNode }
type Fill = { input: HTMLInputElement; value: string }

/** Past React's own setter: it would take the value for one that it has set itself. */
const setValue = (input: HTMLInputElement, value: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)

const report = (fills: readonly Fill[]): void => {
  for (const { input, value } of fills) {
    // What React has rendered meanwhile has emptied it again.
    if (input.value !== value) setValue(input, value)
    // React ignores it where it knows the value already.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * Some password managers fill fields without an event: the form would count as empty, and be empty once it is rendered for
 * another reason. A class, because only a class is told before React changes the document.
 */
export class SilentFills extends Component<SilentFillsProps> {
  readonly #lastValues = new WeakMap<HTMLInputElement, string>()
  #end = () => {}

  readonly #changes = (): Fill[] => {
    const inputs = this.props.form.current?.querySelectorAll('input') ?? []
    const changes = [...inputs]
      .map((input) => ({ input, value: input.value }))
      .filter(({ input, value }) => value !== (this.#lastValues.get(input) ?? input.defaultValue))
    for (const { input, value } of changes) this.#lastValues.set(input, value)
    return changes.filter(({ value }) => value !== '')
  }

  override componentDidMount() {
    const look = () => report(this.#changes())
    const timer = setInterval(look, LOOK_MS)
    const form = this.props.form.current
    for (const moment of MOMENTS) form?.addEventListener(moment, look, { capture: true })
    this.#end = () => {
      clearInterval(timer)
      for (const moment of MOMENTS) form?.removeEventListener(moment, look, { capture: true })
    }
  }

  override getSnapshotBeforeUpdate(): Fill[] {
    return this.#changes()
  }

  override componentDidUpdate(_props: unknown, _state: unknown, changes: readonly Fill[]) {
    // An event within an update would be answered by the values of before it.
    if (changes.length > 0) queueMicrotask(() => report(changes))
  }

  override componentWillUnmount() {
    this.#end()
  }

  override render() {
    return this.props.children
  }
}
