import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import classes from './view-choice.module.css'

const VIEWS = [
  { value: 'open', label: 'Offen' },
  { value: 'done', label: 'Erledigt' },
  { value: 'counts', label: 'War das hilfreich?' },
] as const

export type View = (typeof VIEWS)[number]['value']

type ViewChoiceProps = {
  view: View
  /** The list has just been chosen: its page is another one, and the pressed button went with the page before. */
  hasChosen: boolean
  onChoose: (view: View) => void
}

const focusChosen = (frame: HTMLElement | null): void =>
  frame?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true })

/** Which of the three lists is shown. */
export const ViewChoice = ({ view, hasChosen, onChoose }: ViewChoiceProps) => (
  <div ref={hasChosen ? focusChosen : null} className={classes.frame}>
    <ChoiceChips
      label="Ansicht"
      choices={VIEWS}
      chosen={view}
      onChoose={(value) => onChoose(VIEWS.find((known) => known.value === value)?.value ?? 'open')}
    />
  </div>
)
