import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './choice.module.css'

/** `solution`: the right answer, if another answer was picked. */
export type ChoiceState = 'open' | 'chosen' | 'right' | 'wrong' | 'solution' | 'other'

type ChoiceProps = {
  state: ChoiceState
  /** Shown at the end of the row; states in words what the colour shows. */
  note?: ReactNode
  onChoose: () => void
  children: ReactNode
}

/**
 * Uses buttons instead of radios: in a radio group the first arrow key would pick. The buttons stay, so that
 * the focus is not lost.
 */
export const Choice = ({ state, note, onChoose, children }: ChoiceProps) => {
  const isOpen = state === 'open'
  return (
    <UnstyledButton
      className={classes.choice}
      data-state={state}
      aria-disabled={!isOpen}
      aria-pressed={['chosen', 'right', 'wrong'].includes(state)}
      onClick={isOpen ? onChoose : undefined}
    >
      <span className={classes.text}>{children}</span>
      {note && <span className={classes.note}>{note}</span>}
    </UnstyledButton>
  )
}

type ChoicesProps = {
  /** Names the group as well: a label beside it would be read twice. */
  question: ReactNode
  /** True for choices that were neither picked nor right: they are only printed. */
  isFolded?: boolean
  children: ReactNode
}

export const Choices = ({ question, isFolded = false, children }: ChoicesProps) => (
  <fieldset className={classes.group} data-folded={isFolded || undefined}>
    <legend className={classes.legend}>{question}</legend>
    <div className={classes.choices}>{children}</div>
  </fieldset>
)
