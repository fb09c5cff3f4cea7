import { createNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import IconPlus from '~icons/tabler/plus'
import { WaitingNote } from '../../../../items/waiting-note.tsx'
import { IconCircle } from '../../../../ui/media/icon-circle.tsx'
import classes from './todays-entry-row.module.css'
import { useNewEntry } from './use-new-entry.tsx'

const stay = () => {}

/** The diary's question on another page: creating an entry here keeps the page open. */
export const TodaysEntryRow = () => {
  const { press, dialogs } = useNewEntry(stay)
  return (
    <div>
      <button type="button" className={classes.row} aria-haspopup="dialog" {...press}>
        <IconCircle icon={IconPlus} />
        <span className={classes.text}>
          <span className={classes.question}>Was gab es heute?</span>
          <span className={classes.diary}>Eintrag im Ernährungstagebuch</span>
        </span>
      </button>
      <WaitingNote operations={[createNutritionDiaryEntry]} />
      {dialogs}
    </div>
  )
}
