import { Button } from '@mantine/core'
import { type RefObject, useState } from 'react'
import IconPrinter from '~icons/tabler/printer'

/** Waits until the pictures are there: a printed page cannot load them later. */
const picturesIn = (sheet: HTMLElement | null) =>
  Promise.allSettled([...(sheet?.querySelectorAll('img') ?? [])].map((picture) => picture.decode()))

/** Prints the recipe for the chosen portions; the style sheets of the page are those of the sheet. */
export const PrintButton = ({ sheet }: { sheet: RefObject<HTMLElement | null> }) => {
  const [isWaiting, setIsWaiting] = useState(false)
  const print = async () => {
    setIsWaiting(true)
    await picturesIn(sheet.current)
    setIsWaiting(false)
    window.print()
  }
  return (
    <Button
      variant="light"
      size="lg"
      leftSection={<IconPrinter aria-hidden size={20} />}
      loading={isWaiting}
      onClick={() => void print()}
    >
      Drucken
    </Button>
  )
}
