import { type ReactNode, Suspense, useState } from 'react'

type MenuInWaitingProps = {
  /** Stands in the menu's place until its code has come. */
  name: (onPress: () => void) => ReactNode
  menu: (isOpenedAtOnce: boolean) => ReactNode
}

/** A menu whose code is on the way: a press on its name is not lost, it opens as soon as it can. */
export const MenuInWaiting = ({ name, menu }: MenuInWaitingProps) => {
  const [isPressed, setIsPressed] = useState(false)
  return <Suspense fallback={name(() => setIsPressed(true))}>{menu(isPressed)}</Suspense>
}
