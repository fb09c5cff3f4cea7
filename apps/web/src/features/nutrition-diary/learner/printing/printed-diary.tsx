import { MEAL_NAMES } from '@wohlauf/contract/nutrition-diary/diary-names'
import type {
  DiaryEntry,
  getNutritionDiaryForPrinting,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import type { OutputOf } from '@wohlauf/contract/operation'
import type { PrintedRange } from '@wohlauf/contract/rules/printed-range'
import { useRef } from 'react'
import { PrintButton } from '../../../../ui/actions/print-button.tsx'
import { fittedTextProps } from '../../../../ui/text/fitted.ts'
import { germanDate, germanTime, germanWeekdayAndDate } from '../../../../ui/time/berlin-time.ts'
import { EntryPicture } from '../timeline/entry-picture.tsx'
import { PdfButton } from './pdf-button.tsx'
import classes from './printed-diary.module.css'

type Days = OutputOf<typeof getNutritionDiaryForPrinting>['days']

const PrintedEntry = ({ entry, onStale }: { entry: DiaryEntry; onStale: () => void }) => {
  const { consumedAt, meal, description, image } = entry
  const time = germanTime(consumedAt)
  return (
    <li className={classes.entry}>
      <div className={classes.copy}>
        <p className={classes.when}>
          {time} Uhr{meal && <span> · {MEAL_NAMES[meal]}</span>}
        </p>
        {description && <p className={classes.text}>{description}</p>}
      </div>
      {image && (
        <div className={classes.picture}>
          <EntryPicture
            image={{ ...image, alternativeText: description ? '' : `Bild von ${time} Uhr` }}
            sizes="200px"
            onStale={onStale}
            isFirst
          />
        </div>
      )}
    </li>
  )
}

type PrintedDiaryProps = { days: Days; range: PrintedRange; onStale: () => void }

export const PrintedDiary = ({ days, range, onStale }: PrintedDiaryProps) => {
  const sheet = useRef<HTMLElement>(null)
  if (days.length === 0) return <p className={classes.nothing}>In diesem Zeitraum gibt es keine Einträge.</p>
  return (
    <>
      <div className={classes.buttons}>
        <PrintButton sheet={sheet} />
        <PdfButton range={range} />
      </div>
      <article ref={sheet} className={classes.sheet} aria-label="Druckansicht">
        <header className={classes.head}>
          <h2 className={classes.title} {...fittedTextProps('Ernährungstagebuch')} />
          <p className={classes.range}>
            {germanDate(range.from)} – {germanDate(range.to)}
          </p>
          <p className={classes.name} aria-hidden>
            Name:
          </p>
        </header>
        {days.map(({ date, entries }) => (
          <section key={date} className={classes.day}>
            <h3 className={classes.date}>
              {germanWeekdayAndDate(date)} {date.slice(0, 4)}
            </h3>
            <ul className={classes.entries}>
              {entries.map((entry) => (
                <PrintedEntry key={entry.nutritionDiaryEntryId} entry={entry} onStale={onStale} />
              ))}
            </ul>
          </section>
        ))}
      </article>
    </>
  )
}
