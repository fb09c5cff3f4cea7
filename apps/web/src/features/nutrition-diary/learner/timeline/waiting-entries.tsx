import { MEAL_NAMES } from '@wohlauf/contract/nutrition-diary/diary-names'
import { createNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import type { InputOf } from '@wohlauf/contract/operation'
import type { QueuedCommand } from '../../../../device/database.ts'
import { useWaitingCommands } from '../../../../device/outbox/waiting-commands.ts'
import { WaitingNote } from '../../../../items/waiting-note.tsx'
import { useObjectUrl } from '../../../../ui/media/use-object-url.ts'
import { germanTime, relativeDay } from '../../../../ui/time/berlin-time.ts'
import { serverNow } from '../../../../ui/time/clock.ts'
import classes from './entry-card.module.css'
import { elementOfEntry } from './use-shown-entry.ts'
import ownClasses from './waiting-entries.module.css'

/** Queued new entries, newest first. */
export const useWaitingEntries = (): readonly QueuedCommand[] =>
  useWaitingCommands()
    .filter(({ operation, refusal }) => operation === createNutritionDiaryEntry.name && !refusal)
    .toReversed()

const WaitingEntry = ({ command }: { command: QueuedCommand }) => {
  const input = command.input as InputOf<typeof createNutritionDiaryEntry>
  const { nutritionDiaryEntryId = '', consumedAt, description, meal } = input
  const picture = useObjectUrl(command.files.imageFile)
  const time = germanTime(consumedAt)
  return (
    <li
      id={elementOfEntry(nutritionDiaryEntryId)}
      tabIndex={-1}
      className={classes.entry}
      data-illustrated={command.files.imageFile ? true : undefined}
    >
      <div className={classes.head}>
        <h2 className={classes.when}>
          <time dateTime={consumedAt}>
            {relativeDay(consumedAt, serverNow())}, {time}
          </time>
          {meal && <span className={classes.meal}>{MEAL_NAMES[meal]}</span>}
        </h2>
      </div>
      {command.files.imageFile && (
        <div className={`${classes.picture} ${ownClasses.picture}`}>
          {picture && <img src={picture} alt={description ? '' : `Dein Bild von ${time} Uhr`} />}
        </div>
      )}
      <div className={ownClasses.content}>
        {description && <p className={classes.text}>{description}</p>}
        <WaitingNote about={[nutritionDiaryEntryId]} />
      </div>
    </li>
  )
}

/** Entries that exist on this device only, until the server has them. */
export const WaitingEntries = ({ commands }: { commands: readonly QueuedCommand[] }) =>
  commands.length > 0 && (
    <section aria-label="Noch nicht gesendet">
      <ul className={ownClasses.entries}>
        {commands.map((command) => (
          <WaitingEntry key={command.id} command={command} />
        ))}
      </ul>
    </section>
  )
