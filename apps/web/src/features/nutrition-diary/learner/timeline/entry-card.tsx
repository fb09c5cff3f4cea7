import { MEAL_NAMES } from '@wohlauf/contract/nutrition-diary/diary-names'
import type { DiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { germanTime } from '../../../../ui/time/berlin-time.ts'
import { EntryMenu, type EntryTask } from '../entry/entry-menu.tsx'
import classes from './entry-card.module.css'
import { EntryPicture } from './entry-picture.tsx'
import { elementOfEntry } from './use-shown-entry.ts'

type EntryCardProps = {
  entry: DiaryEntry
  isFirst: boolean
  onTask: (task: EntryTask) => void
  onStale: () => void
}

export const EntryCard = ({ entry, isFirst, onTask, onStale }: EntryCardProps) => {
  const { nutritionDiaryEntryId, consumedAt, description, meal, image } = entry
  const time = germanTime(consumedAt)
  // The text beside a picture says what it shows.
  const alternativeText = description ? '' : `Dein Bild von ${time} Uhr`
  return (
    <li
      id={elementOfEntry(nutritionDiaryEntryId)}
      tabIndex={-1}
      className={classes.entry}
      data-illustrated={image !== null || undefined}
    >
      <div className={classes.head}>
        <h3 className={classes.when}>
          <time dateTime={consumedAt}>{time}</time>
          {meal && <span className={classes.meal}>{MEAL_NAMES[meal]}</span>}
        </h3>
        <EntryMenu entry={entry} onTask={onTask} />
      </div>
      {image && (
        <div className={classes.picture}>
          <EntryPicture
            image={{ ...image, alternativeText }}
            sizes="(max-width: 47.99em) 100vw, 300px"
            onStale={onStale}
            isFirst={isFirst}
          />
        </div>
      )}
      {description && <p className={classes.text}>{description}</p>}
    </li>
  )
}
