import { TimerControl } from './timer-control.tsx'
import classes from './timer-list.module.css'
import { useTimers } from './timers.ts'

type TimerListProps = {
  recipeId: string
  /** The step whose timers stand beside its text, counted from 0. */
  withoutStep?: number
}

/** Includes timers of other recipes: several may be on the stove. */
export const TimerList = ({ recipeId, withoutStep }: TimerListProps) => {
  const timers = useTimers().filter((timer) => timer.recipeId !== recipeId || timer.step !== withoutStep)
  if (timers.length === 0) return null
  return (
    <section className={classes.list} aria-label="Timer">
      {timers.map((timer) => (
        <TimerControl
          key={`${timer.recipeId} ${timer.step} ${timer.label}`}
          of={timer}
          caption={timer.recipeId === recipeId ? `Schritt ${timer.step + 1}` : timer.recipeName}
        />
      ))}
    </section>
  )
}
