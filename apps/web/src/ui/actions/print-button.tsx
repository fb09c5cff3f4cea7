import { Button, type ButtonVariant } from '@mantine/core'
import { type RefObject, useState } from 'react'
import IconPrinter from '~icons/tabler/printer'

/** Waits for the pictures: a printed page cannot load them later. */
const picturesIn = (sheet: HTMLElement | null) =>
  Promise.allSettled([...(sheet?.querySelectorAll('img') ?? [])].map((picture) => picture.decode()))

type PrintButtonProps = {
  sheet: RefObject<HTMLElement | null>
  variant?: ButtonVariant
  size?: 'lg' | 'md'
}

export const PrintButton = ({ sheet, variant = 'filled', size = 'lg' }: PrintButtonProps) => {
  const [isWaiting, setIsWaiting] = useState(false)
  const print = async () => {
    setIsWaiting(true)
    await picturesIn(sheet.current)
    setIsWaiting(false)
    window.print()
  }
  return (
    <Button
      variant={variant}
      size={size}
      leftSection={<IconPrinter aria-hidden size={20} />}
      loading={isWaiting}
      onClick={() => void print()}
    >
      Drucken
    </Button>
  )
}
