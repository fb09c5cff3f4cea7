import type { DiaryEntry, DiaryPart } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { useId } from 'react'
import { germanDate, germanWeekdayAndDate, relativeDay } from '../../../../ui/time/berlin-time.ts'
import { serverNow } from '../../../../ui/time/clock.ts'
import type { EntryTask } from '../entry/entry-menu.tsx'
import classes from './day-section.module.css'
import { EntryCard } from './entry-card.tsx'
import { TipText } from './tip-text.tsx'

type DiaryDay = Extract<DiaryPart, { kind: 'DAY' }>

type DaySectionProps = {
  day: DiaryDay
  isFirst: boolean
  onTask: (task: EntryTask, entry: DiaryEntry) => void
  onStale: () => void
}

export const DaySection = ({ day: { date, items }, isFirst, onTask, onStale }: DaySectionProps) => {
  const id = useId()
  const label = relativeDay(date, serverNow())
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.label}>
          {label}
        </h2>
        <p className={classes.date}>
          {label === germanDate(date) ? weekdayOf(date) : germanWeekdayAndDate(date)}
        </p>
      </div>
      <ul className={classes.items}>
        {items.map((item, index) =>
          item.kind === 'ENTRY' ? (
            <EntryCard
              key={item.nutritionDiaryEntryId}
              entry={item}
              isFirst={isFirst && index === 0}
              onTask={(task) => onTask(task, item)}
              onStale={onStale}
            />
          ) : (
            <li key={item.nutritionDiaryTipId}>
              <TipText type={item.type} text={item.description} />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

/** "Samstag". */
const weekdayOf = (date: string): string => germanWeekdayAndDate(date).split(',')[0] ?? ''
