import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Input.css'
import '@mantine/dates/styles.css'
import 'dayjs/locale/de'
import { DatePickerInput, type DatePickerInputProps } from '@mantine/dates'
import { useId } from 'react'
import IconCalendar from '~icons/tabler/calendar'
import { berlinDay, germanDate, germanDayAndMonth } from '../time/berlin-time.ts'
import { serverNow } from '../time/clock.ts'
import classes from './date-field.module.css'

const ARIA_LABELS = {
  monthLevelControl: 'Monat wählen',
  yearLevelControl: 'Jahr wählen',
  nextMonth: 'Nächster Monat',
  previousMonth: 'Vorheriger Monat',
  nextYear: 'Nächstes Jahr',
  previousYear: 'Vorheriges Jahr',
  nextDecade: 'Nächstes Jahrzehnt',
  previousDecade: 'Vorheriges Jahrzehnt',
}

type DateFieldProps = Omit<DatePickerInputProps, 'ref' | 'value' | 'label'> & {
  label: string
  /** A date as `YYYY-MM-DD`; an empty text for none. */
  value?: string
  /** For a field that a legend above names already. */
  isLabelHidden?: boolean
}

/** Replaces the browser's own field, which is in the language of the browser. */
export const DateField = ({ label, value, isLabelHidden = false, ...props }: DateFieldProps) => {
  const id = useId()
  return (
    <DatePickerInput
      id={id}
      size="md"
      locale="de"
      valueFormat="DD.MM.YYYY"
      label={isLabelHidden ? undefined : label}
      value={value || null}
      defaultDate={berlinDay(serverNow())}
      // The label alone would hide the value from screen readers.
      aria-label={value ? `${label}: ${germanDate(value)}` : label}
      ariaLabels={ARIA_LABELS}
      getDayAriaLabel={germanDayAndMonth}
      // Prevents red weekend days.
      weekendDays={[]}
      leftSection={<IconCalendar aria-hidden size={20} />}
      classNames={{
        input: classes.input ?? '',
        day: classes.day ?? '',
        monthsListControl: classes.period ?? '',
        yearsListControl: classes.period ?? '',
        calendarHeaderControl: classes.control ?? '',
        calendarHeaderLevel: classes.level ?? '',
      }}
      // Mantine names the calendar by an element with this id, which must be the input's.
      popoverProps={{ id, classNames: { dropdown: classes.calendar ?? '' } }}
      {...props}
    />
  )
}
