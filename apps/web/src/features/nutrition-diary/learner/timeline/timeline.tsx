import type { DiaryPart } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { type More, ShowMore } from '../../../../ui/layout/show-more.tsx'
import { type EntryDialogProps, useEntryDialogs } from '../entry/entry-dialogs.tsx'
import { DaySection } from './day-section.tsx'
import { GapNote } from './gap-note.tsx'
import classes from './timeline.module.css'

type TimelineProps = {
  parts: readonly DiaryPart[]
  more: More
  onMoved: EntryDialogProps['onMoved']
  onStale: () => void
}

export const Timeline = ({ parts, more, onMoved, onStale }: TimelineProps) => {
  const { open, dialog } = useEntryDialogs(parts, onMoved)
  const firstDay = parts.find(({ kind }) => kind === 'DAY')
  return (
    <div className={classes.timeline}>
      {parts.map((part) =>
        part.kind === 'DAY' ? (
          <DaySection
            key={part.date}
            day={part}
            isFirst={part === firstDay}
            onTask={open}
            onStale={onStale}
          />
        ) : (
          <GapNote key={part.to} from={part.from} to={part.to} />
        ),
      )}
      <ShowMore {...more} />
      {dialog}
    </div>
  )
}
