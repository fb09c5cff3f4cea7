import { Button } from '@mantine/core'
import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { type KeyboardEvent, useState } from 'react'
import IconArrowLeft from '~icons/tabler/arrow-left'
import IconArrowRight from '~icons/tabler/arrow-right'
import IconCheck from '~icons/tabler/check'
import { Track } from '../../../../ui/figures/track.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { useIsPhone } from '../../../../ui/layout/screen-width.ts'
import { useSwipe } from '../../../../ui/layout/use-swipe.ts'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import { IngredientList } from '../ingredient-list.tsx'
import classes from './cooking.module.css'
import { useWakeLock } from './use-wake-lock.ts'

type CookingProps = {
  recipe: Recipe
  portions: number
  step: number
  goTo: (step: number) => void
  onDone: () => void
}

export const Cooking = ({ recipe, portions, step, goTo, onDone }: CookingProps) => {
  const isAwake = useWakeLock()
  const isPhone = useIsPhone()
  const [showsIngredients, setShowsIngredients] = useState(!isPhone)
  const steps = recipe.preparationSteps
  const moves = { next: () => goTo(step + 1), back: () => goTo(step - 1) }
  const swipe = useSwipe(moves)
  const isLast = step === steps.length - 1
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowRight') moves.next()
    if (event.key === 'ArrowLeft') moves.back()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts beside the buttons that do the same
    <div className={classes.cooking} onKeyDown={onKeyDown} {...swipe}>
      <div className={classes.stage}>
        <div aria-live="polite" aria-atomic>
          <h2 className={classes.progress}>
            Schritt {step + 1} von {steps.length}
          </h2>
          <div key={step} className={classes.text}>
            <RichText html={steps[step] ?? ''} />
          </div>
        </div>
        <div className={classes.ingredients}>
          <Disclosure
            label={`Zutaten für ${portions} ${portions === 1 ? 'Portion' : 'Portionen'}`}
            isOpen={showsIngredients}
            onToggle={() => setShowsIngredients(!showsIngredients)}
          >
            <IngredientList recipe={recipe} portions={portions} />
          </Disclosure>
        </div>
      </div>
      <div className={classes.foot}>
        <Track percent={((step + 1) / steps.length) * 100} />
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="lg"
            leftSection={<IconArrowLeft aria-hidden size={20} />}
            aria-disabled={step === 0}
            {...(step === 0 ? { 'data-disabled': true } : {})}
            onClick={moves.back}
          >
            Zurück
          </Button>
          {isLast ? (
            <Button size="lg" leftSection={<IconCheck aria-hidden size={20} />} onClick={onDone}>
              Fertig
            </Button>
          ) : (
            <Button
              size="lg"
              rightSection={<IconArrowRight aria-hidden size={20} />}
              onClick={moves.next}
              data-autofocus
            >
              Weiter
            </Button>
          )}
        </div>
        <p className={classes.awake}>{isAwake ? 'Der Bildschirm bleibt an, solange du kochst.' : ''}</p>
      </div>
    </div>
  )
}
