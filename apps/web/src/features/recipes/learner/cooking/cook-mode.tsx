import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { SessionDialog } from '../../../../ui/session/session-dialog.tsx'
import { Cooking } from './cooking.tsx'

type CookModeProps = {
  recipe: Recipe
  portions: number
  isOpen: boolean
  /** Counted from 0. */
  step: number
  goTo: (step: number) => void
  onClose: () => void
}

const CookMode = ({ isOpen, onClose, recipe, ...cooking }: CookModeProps) => {
  const count = recipe.preparationSteps.length
  const number = cooking.step + 1
  return (
    <SessionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={recipe.name}
      progress={{
        percent: (number / count) * 100,
        // The step's heading says it, which is announced.
        spoken: null,
        text: `${number} von ${count}`,
      }}
    >
      <Cooking recipe={recipe} onDone={onClose} {...cooking} />
    </SessionDialog>
  )
}

export default CookMode
