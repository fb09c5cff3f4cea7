import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/VisuallyHidden.css'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import type { getHabitLookBack } from '@wohlauf/contract/habits/habits'
import { WEEKDAY_NAMES } from '@wohlauf/contract/habits/weekday-names'
import type { OutputOf } from '@wohlauf/contract/operation'
import { MONTHS_WITH_DAYS } from '@wohlauf/contract/rules/months-with-days'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { useId } from 'react'
import IconCheck from '~icons/tabler/check'
import IconChevronLeft from '~icons/tabler/chevron-left'
import IconChevronRight from '~icons/tabler/chevron-right'
import classes from './month-calendar.module.css'
import { addMonths, NAMES_OF_STATES, nameOfMonth, summaryOf, summaryOfOldMonth, weeksOf } from './months.ts'

type LookBack = OutputOf<typeof getHabitLookBack>
type Day = LookBack['days'][number]

const DayCell = ({ day: { date, state }, isToday }: { day: Day; isToday: boolean }) => {
  const number = Number(date.slice(8))
  return (
    <td className={classes.cell} aria-current={isToday ? 'date' : undefined}>
      <span className={classes.day} data-state={state} data-today={isToday || undefined} aria-hidden>
        {number}
        {state === 'DONE' && <IconCheck size={12} stroke={3} className={classes.mark ?? ''} />}
      </span>
      <VisuallyHidden>{state === 'FREE' ? number : `${number}, ${NAMES_OF_STATES[state]}`}</VisuallyHidden>
    </td>
  )
}

const Legend = () => (
  <ul className={classes.legend} aria-hidden>
    {(['DONE', 'PLANNED', 'PAUSED'] as const).map((state) => (
      <li key={state}>
        <span className={classes.sample} data-state={state} />
        {NAMES_OF_STATES[state]}
      </li>
    ))}
  </ul>
)

const Days = ({
  month,
  days,
  today,
  titleId,
}: Pick<LookBack, 'month' | 'days' | 'today'> & { titleId: string }) => (
  <>
    <p className={classes.summary}>{summaryOf(days)}</p>
    <table className={classes.table} aria-labelledby={titleId}>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" abbr={WEEKDAY_NAMES[day].long}>
              {WEEKDAY_NAMES[day].short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, days).map((week) => (
          <tr key={week.find((day) => day)?.date}>
            {week.map((day, index) =>
              day ? (
                <DayCell key={day.date} day={day} isToday={day.date === today} />
              ) : (
                <td key={WEEKDAYS[index]} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    <Legend />
  </>
)

const OldMonth = ({ share }: { share: NonNullable<LookBack['shareOfOldMonth']> }) => (
  <div className={classes.old}>
    <p className={classes.share}>{summaryOfOldMonth(share)}</p>
    <p className={classes.summary}>
      Einzelne Tage siehst du {MONTHS_WITH_DAYS} Monate zurück. Von älteren Monaten bleibt, wie oft du dabei
      warst.
    </p>
  </div>
)

type MonthCalendarProps = {
  lookBack: LookBack
  /** True while another month is fetched; the previous one stays visible. */
  isLoading: boolean
  onMonth: (month: string) => void
}

/** A month of the look-back, from the start of the run to this month; a sentence says the same. */
export const MonthCalendar = ({ lookBack, isLoading, onMonth }: MonthCalendarProps) => {
  const id = useId()
  const { month, days, today, startedOn, shareOfOldMonth } = lookBack
  const isFirst = month <= (startedOn ?? today).slice(0, 7)
  const isLast = month >= today.slice(0, 7)
  // The buttons are never disabled: a disabled button loses the focus.
  const go = (count: number, isEnd: boolean) => {
    if (!isEnd && !isLoading) onMonth(addMonths(month, count))
  }
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id} className={classes.month} aria-live="polite">
          {nameOfMonth(month)}
        </h3>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label="Vorheriger Monat"
          aria-disabled={isFirst}
          onClick={() => go(-1, isFirst)}
        >
          <IconChevronLeft aria-hidden size={22} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label="Nächster Monat"
          aria-disabled={isLast}
          onClick={() => go(1, isLast)}
        >
          <IconChevronRight aria-hidden size={22} />
        </ActionIcon>
      </div>
      {shareOfOldMonth ? (
        <OldMonth share={shareOfOldMonth} />
      ) : (
        <Days month={month} days={days} today={today} titleId={id} />
      )}
    </section>
  )
}
