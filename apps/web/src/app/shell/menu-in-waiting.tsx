import { type ReactNode, Suspense, use, useState } from 'react'
import { useIsPageAnswered } from './use-is-page-answered.ts'

export type Press = Record<
  'onPointerDown' | 'onPointerCancel' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick',
  () => void
>

type MenuInWaitingProps = {
  name: (press: Press) => ReactNode
  menu: (isOpenedAtOnce: boolean) => ReactNode
}

const never = new Promise<never>(() => {})
/** Keeps the name the same element until its menu is there. */
const StillWaiting = () => use(never)

/**
 * The code of menus is loaded after the page's answers, whose connections it would take. An earlier press is
 * remembered. A name that is touched or has the focus stays: if it were replaced between press and release,
 * no click would occur.
 */
export const MenuInWaiting = ({ name, menu }: MenuInWaitingProps) => {
  const [isHeld, setIsHeld] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  const isPageAnswered = useIsPageAnswered()
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
  const isMenu = isPressed || (isPageAnswered && !isHeld)
  return <Suspense fallback={standIn}>{isMenu ? menu(isPressed) : <StillWaiting />}</Suspense>
}
