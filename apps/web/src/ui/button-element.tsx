import type { ComponentProps, MouseEvent } from 'react'

type ButtonElementProps = ComponentProps<'button'> & { 'data-loading'?: unknown; 'data-disabled'?: unknown }

/** Neither carries out the press nor submits the form: also Enter in one of its fields presses its button. */
const ignore = (event: MouseEvent): void => event.preventDefault()

/**
 * The element of all buttons and icon buttons. While one of them shows progress, Mantine disables it, and a disabled button loses
 * the focus: with a keyboard one would begin at the top of the page again. So it stays enabled, and ignores each press.
 */
export const ButtonElement = ({ type = 'button', disabled, onClick, ...props }: ButtonElementProps) => {
  const isBusy = Boolean(props['data-loading']) && !props['data-disabled']
  return isBusy ? (
    <button {...props} type={type} onClick={ignore} aria-disabled aria-busy />
  ) : (
    <button {...props} type={type} onClick={onClick} disabled={disabled} />
  )
}
