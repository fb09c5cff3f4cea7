import '@mantine/core/styles/Input.css'
import { NativeSelect } from '@mantine/core'
import IconSelector from '~icons/tabler/selector'
import classes from './month-jump.module.css'
import { lastDayOf, monthsOfDiary } from './months.ts'

type MonthJumpProps = {
  /** The days of the oldest item and of today. */
  oldest: string
  newest: string
  /** The day with which the timeline begins; null: the newest. */
  until: string | null
  onChoose: (until: string | null) => void
}

export const MonthJump = ({ oldest, newest, until, onChoose }: MonthJumpProps) => (
  <NativeSelect
    size="md"
    rightSection={<IconSelector aria-hidden size={20} />}
    rightSectionWidth={40}
    aria-label="Zeitraum"
    classNames={{ input: classes.input ?? '' }}
    value={until?.slice(0, 7) ?? ''}
    data={[
      { value: '', label: 'Neueste Einträge' },
      ...monthsOfDiary(oldest, newest).map(({ year, months }) => ({
        group: year,
        items: months.map(({ month, name }) => ({ value: month, label: name })),
      })),
    ]}
    onChange={({ currentTarget: { value } }) => onChoose(value ? lastDayOf(value) : null)}
  />
)
