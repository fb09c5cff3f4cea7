import { Button } from '@mantine/core'
import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import IconArrowRight from '~icons/tabler/arrow-right'
import IconCheck from '~icons/tabler/check'
import IconChevronLeft from '~icons/tabler/chevron-left'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { useIsPhone } from '../../../../ui/layout/screen-width.ts'
import { useSwipe } from '../../../../ui/layout/use-swipe.ts'
import { SessionFoot } from '../../../../ui/session/session-dialog.tsx'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import { IngredientList } from '../ingredient-list.tsx'
import { portionsText } from '../rules/shopping-list.ts'
import { TimerControl } from '../timers/timer-control.tsx'
import { TimerList } from '../timers/timer-list.tsx'
import classes from './cooking.module.css'
import { StepIngredientList } from './step-ingredient-list.tsx'
import { useStepNotes } from './use-step-notes.ts'
import { useWakeLock } from './use-wake-lock.ts'

type MovesProps = {
  isFirst: boolean
  isLast: boolean
  next: () => void
  back: () => void
  onDone: () => void
}

const Moves = ({ isFirst, isLast, next, back, onDone }: MovesProps) => (
  <div className={classes.buttons}>
    <Button
      classNames={{ root: classes.back ?? '', section: classes.backIcon ?? '' }}
      variant="default"
      size="lg"
      leftSection={<IconChevronLeft aria-hidden size={22} />}
      aria-disabled={isFirst}
      {...(isFirst ? { 'data-disabled': true } : {})}
      onClick={back}
    >
      <span className={classes.backLabel}>Zurück</span>
    </Button>
    {isLast ? (
      <Button
        className={classes.next}
        size="lg"
        leftSection={<IconCheck aria-hidden size={20} />}
        onClick={onDone}
      >
        Fertig
      </Button>
    ) : (
      <Button
        className={classes.next}
        size="lg"
        rightSection={<IconArrowRight aria-hidden size={20} />}
        onClick={next}
        data-autofocus
      >
        Weiter
      </Button>
    )}
  </div>
)

/** Scrolls to the top of each step, from either direction. */
const useTopOfStep = (step: number) => {
  const frame = useRef<HTMLDivElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    frame.current?.closest('[role="dialog"]')?.scrollTo(0, 0)
  }, [step])
  return frame
}

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
  const frame = useTopOfStep(step)
  const notes = useStepNotes(recipe)[step]
  const steps = recipe.preparationSteps
  const moves = { next: () => goTo(step + 1), back: () => goTo(step - 1) }
  const swipe = useSwipe(moves)
  const { recipeId, name: recipeName } = recipe
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowRight') moves.next()
    if (event.key === 'ArrowLeft') moves.back()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts beside the buttons that do the same
    <div ref={frame} className={classes.cooking} onKeyDown={onKeyDown} {...swipe}>
      <div className={classes.stage}>
        <div className={classes.step}>
          <StepIngredientList recipe={recipe} portions={portions} used={notes?.ingredients ?? []} />
          <div aria-live="polite" aria-atomic>
            <h2 className={classes.number}>
              Schritt {step + 1} von {steps.length}
            </h2>
            <div key={step} className={classes.text}>
              <RichText html={steps[step] ?? ''} />
            </div>
          </div>
          {notes && notes.durations.length > 0 && (
            <div key={step} className={classes.timers}>
              {notes.durations.map((duration) => (
                <TimerControl key={duration.label} of={{ ...duration, recipeId, recipeName, step }} />
              ))}
            </div>
          )}
        </div>
        <div className={classes.ingredients}>
          <Disclosure
            label={`Zutaten für ${portionsText(portions)}`}
            isOpen={showsIngredients}
            onToggle={() => setShowsIngredients(!showsIngredients)}
          >
            <IngredientList recipe={recipe} portions={portions} />
          </Disclosure>
        </div>
        <p className={classes.awake}>{isAwake ? 'Der Bildschirm bleibt an, solange du kochst.' : ''}</p>
      </div>
      <SessionFoot label="Umblättern">
        <TimerList recipeId={recipeId} withoutStep={step} />
        <Moves isFirst={step === 0} isLast={step === steps.length - 1} onDone={onDone} {...moves} />
      </SessionFoot>
    </div>
  )
}
