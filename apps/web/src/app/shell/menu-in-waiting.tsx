import { type ReactNode, Suspense, use, useState } from 'react'

export type Press = Record<
  'onPointerDown' | 'onPointerCancel' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick',
  () => void
>

type MenuInWaitingProps = {
  name: (press: Press) => ReactNode
  menu: (isOpenedAtOnce: boolean) => ReactNode
}

const never = new Promise<never>(() => {})
const StillHeld = () => use(never)

/**
 * A press before the code is loaded is remembered. A name that is touched or has the focus stays: were it replaced
 * between press and release, no click would occur.
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
