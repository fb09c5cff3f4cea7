import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { useRef, useState } from 'react'
import { forgetCooking, keepCooking, keptStep } from './kept-step.ts'
import { useLongAbsence } from './use-long-absence.ts'

/** By then the dialog has released the focus. */
const FOCUS_DELAY_MS = 20

/** A reload continues at the same step: the tab remembers it until cook mode is left, or for some hours. */
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
  const close = () => {
    forgetCooking()
    setStep(null)
    // After a reload there is no former focus to return to.
    setTimeout(() => {
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
    }, FOCUS_DELAY_MS)
  }
  useLongAbsence(recipeId, {
    onLeave: () => step !== null && keepCooking(recipeId, step),
    onReturn: () => {
      if (step !== null) close()
      // Runs after the router has restored the scroll position.
      requestAnimationFrame(() => window.scrollTo(0, 0))
    },
  })
  return {
    isWanted,
    isOpen: step !== null,
    step: step ?? 0,
    /** The button that opens cook mode. */
    opener,
    open: () => goTo(0),
    goTo,
    close,
  }
}
