import type { ComponentProps, MouseEvent } from 'react'

type ButtonElementProps = ComponentProps<'button'> & {
  /** Mantine's attributes of a button with `loading`, and of one with `disabled`. */
  'data-loading'?: boolean | 'true'
  'data-disabled'?: boolean | 'true'
}

/** Prevents a submit as well: the browser turns Enter in a field into a click on this button. */
const ignore = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A button that Mantine disables while `loading` loses the focus. This one stays in the tab order and ignores presses.
 * A form's disabled button only looks so: a press of it shows what is missing (`useOperationForm`).
 */
export const ButtonElement = ({ type = 'button', disabled, onClick, ...props }: ButtonElementProps) => {
  const isBusy = Boolean(props['data-loading']) && !props['data-disabled']
  const stateProps = () => {
    if (isBusy) return { 'aria-disabled': true, 'aria-busy': true, onClick: ignore }
    return type === 'submit' ? { 'aria-disabled': disabled, onClick } : { disabled, onClick }
  }
  return <button {...props} type={type} {...stateProps()} />
}
