import { type ReactNode, Suspense, use, useState } from 'react'

/** Marks the button that is shown instead of a menu. */
export type Press = Record<
  'onPointerDown' | 'onPointerCancel' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick',
  () => void
>

type MenuInWaitingProps = {
  /** Shown instead of the menu until its code is loaded. */
  name: (press: Press) => ReactNode
  menu: (isOpenedAtOnce: boolean) => ReactNode
}

const never = new Promise<never>(() => {})
const StillHeld = () => use(never)

/**
 * A menu whose code is being loaded: a press on its name is remembered, and the menu opens as soon as
 * possible. While the name is being touched, or has the focus, it stays: if it were replaced between press
 * and release, no click would occur.
 */
export const MenuInWaiting = ({ name, menu }: MenuInWaitingProps) => {
  const [isHeld, setIsHeld] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  const hold = () => setIsHeld(true)
  const letGo = () => setIsHeld(false)
  const standIn = name({
    onPointerDown: hold,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onFocus: hold,
    onBlur: letGo,
    onClick: () => setIsPressed(true),
  })
  return <Suspense fallback={standIn}>{isHeld && !isPressed ? <StillHeld /> : menu(isPressed)}</Suspense>
}
