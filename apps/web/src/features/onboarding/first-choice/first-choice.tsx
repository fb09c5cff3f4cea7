import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import IconCheck from '~icons/tabler/check'
import { Spot } from '../../../ui/feedback/spot.tsx'
import classes from './first-choice.module.css'

type Choice = { id: string; title: string }

type FirstChoiceProps = {
  /** The question that the choice answers. */
  lead: string
  /** Undefined while they load. */
  choices: readonly Choice[] | undefined
  /** Null before one is chosen. */
  chosen: { id: string; note: string } | null
  /** False while the former choice is unknown, and while a choice is being saved. */
  isOpen: boolean
  onChoose: (choice: Choice) => void
}

const SKELETONS = ['one', 'two', 'three']

/** One press chooses; then the other choices are disabled, because one is enough to begin with. */
export const FirstChoice = ({ lead, choices, chosen, isOpen, onChoose }: FirstChoiceProps) => {
  if (choices?.length === 0) return <Spot kind="welcome" />
  return (
    <div className={classes.choice} data-choice>
      <p className={classes.lead} role="status">
        {chosen ? chosen.note : lead}
      </p>
      <ul className={classes.list}>
        {choices
          ? choices.map((choice) => (
              <li key={choice.id}>
                <button
                  type="button"
                  className={classes.row}
                  aria-pressed={choice.id === chosen?.id}
                  aria-disabled={!isOpen || chosen !== null}
                  onClick={() => isOpen && !chosen && onChoose(choice)}
                >
                  <span className={classes.tick} aria-hidden>
                    <IconCheck size={18} stroke={3} />
                  </span>
                  {choice.title}
                </button>
              </li>
            ))
          : SKELETONS.map((key) => <Skeleton key={key} height={56} radius={16} />)}
      </ul>
    </div>
  )
}
