import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { useRef, useState } from 'react'
import { forgetCooking, keepCooking, keptStep } from './kept-step.ts'

/** How soon the dialog has released the focus. */
const FOCUS_DELAY_MS = 20

/** A reload goes on where it was: the tab remembers the step until cook mode is left. */
export const useCooking = ({ recipeId, preparationSteps }: Recipe) => {
  const [step, setStep] = useState(() => keptStep(recipeId, preparationSteps.length))
  const [isWanted, setIsWanted] = useState(step !== null)
  const opener = useRef<HTMLButtonElement>(null)
  const goTo = (next: number) => {
    if (next < 0 || next >= preparationSteps.length) return
    keepCooking(recipeId, next)
    setStep(next)
    setIsWanted(true)
  }
  return {
    isWanted,
    isOpen: step !== null,
    step: step ?? 0,
    /** The button that opens it. */
    opener,
    open: () => goTo(0),
    goTo,
    close: () => {
      forgetCooking()
      setStep(null)
      // After a reload nothing had the focus before.
      setTimeout(() => {
        if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
      }, FOCUS_DELAY_MS)
    },
  }
}
