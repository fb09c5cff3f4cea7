import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { useRef, useState } from 'react'
import { forgetCooking, keepCooking, keptStep } from './kept-step.ts'
import { useLongAbsence } from './use-long-absence.ts'

/** How soon the dialog has released the focus. */
const FOCUS_DELAY_MS = 20

/** A reload goes on where it was: the tab remembers the step until cook mode is left, or for some hours. */
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
    // After a reload nothing had the focus before.
    setTimeout(() => {
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
    }, FOCUS_DELAY_MS)
  }
  useLongAbsence(recipeId, {
    onLeave: () => step !== null && keepCooking(recipeId, step),
    onReturn: () => {
      if (step !== null) close()
      // After the router has put the page back to where it was scrolled to.
      requestAnimationFrame(() => window.scrollTo(0, 0))
    },
  })
  return {
    isWanted,
    isOpen: step !== null,
    step: step ?? 0,
    /** The button that opens it. */
    opener,
    open: () => goTo(0),
    goTo,
    close,
  }
}
