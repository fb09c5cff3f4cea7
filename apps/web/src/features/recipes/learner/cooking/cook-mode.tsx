import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { Cooking } from './cooking.tsx'

type CookModeProps = {
  recipe: Recipe
  portions: number
  isOpen: boolean
  /** From 0. */
  step: number
  goTo: (step: number) => void
  close: () => void
}

const CookMode = ({ isOpen, close, recipe, ...cooking }: CookModeProps) => (
  <Dialog isOpen={isOpen} onClose={close} title={recipe.name} isFullScreen>
    <Cooking recipe={recipe} onDone={close} {...cooking} />
  </Dialog>
)

export default CookMode
