import '@mantine/core/styles/VisuallyHidden.css'
import { Button, VisuallyHidden } from '@mantine/core'
import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import IconShoppingCart from '~icons/tabler/shopping-cart'
import { copyText } from '../../../../ui/feedback/copy-text.ts'
import { notify } from '../../../../ui/feedback/snackbar-queue.ts'
import { shoppingList } from '../rules/shopping-list.ts'
import classes from './shopping-list-button.module.css'

type ShoppingListButtonProps = { recipe: Recipe; portions: number }

/** @returns whether the device has shown its sheet for sharing, regardless of the answer */
const isShared = async (title: string, text: string): Promise<boolean> => {
  if (!navigator.share) return false
  try {
    await navigator.share({ title, text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Shares the list by the device's sheet; copies it where a browser has none. */
export const ShoppingListButton = ({ recipe, portions }: ShoppingListButtonProps) => {
  const pass = async () => {
    const text = shoppingList(recipe, portions)
    if (await isShared(recipe.name, text)) return
    if (!(await copyText(text, 'Einkaufsliste wurde in die Zwischenablage kopiert.')))
      notify('error', 'Die Einkaufsliste konnte nicht kopiert werden.')
  }
  return (
    <Button
      className={classes.button}
      variant="light"
      leftSection={<IconShoppingCart aria-hidden size={20} />}
      onClick={() => void pass()}
    >
      Einkaufsliste<VisuallyHidden> teilen oder kopieren</VisuallyHidden>
    </Button>
  )
}
