import { type ReactNode, Suspense, use, useState } from 'react'

/** Belongs on the button that stands in for a menu. */
export type Press = Record<
  'onPointerDown' | 'onPointerCancel' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick',
  () => void
>

type MenuInWaitingProps = {
  /** Stands in the menu's place until its code has come. */
  name: (press: Press) => ReactNode
  menu: (isOpenedAtOnce: boolean) => ReactNode
}

const never = new Promise<never>(() => {})
const StillHeld = () => use(never)

/**
 * A menu whose code is on the way: a press on its name is not lost, it opens as soon as it can. While a finger, or the
 * focus, is on the name it stays: replaced between down and up, it would never get its click.
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
