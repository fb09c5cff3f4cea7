import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { SEAT_STATUSES, type SeatStatus } from '@wohlauf/contract/seats/sponsor-seats'
import IconSearch from '~icons/tabler/search'
import { ChoiceChips } from '../../ui/fields/choice-chips.tsx'
import classes from './seat-filter.module.css'

const LABELS: Record<SeatStatus, string> = {
  INVITED: 'Eingeladen',
  REGISTRATION_STARTED: 'Gestartet',
  ACCEPTED: 'Abgeschlossen',
}
const ALL = 'ALL'
const DEPARTED = 'DEPARTED'

/** Null for all seats. */
export type SeatView = SeatStatus | typeof DEPARTED | null

const labelWith = (label: string, seats: number) => `${label} (${seats.toLocaleString('de')})`

type SeatFilterProps = {
  seatsByStatus: Record<SeatStatus, number>
  /** How many people have lost their seat and can still get it back. */
  departures: number
  view: SeatView
  onView: (view: SeatView) => void
  search: string
  searchError: string | undefined
  onSearch: (text: string) => void
}

const VIEWS: readonly SeatView[] = [...SEAT_STATUSES, DEPARTED]

export const SeatFilter = ({
  seatsByStatus,
  departures,
  view,
  onView,
  search,
  searchError,
  onSearch,
}: SeatFilterProps) => {
  const all = Object.values(seatsByStatus).reduce((sum, each) => sum + each, 0)
  return (
    <search className={classes.filter}>
      <TextInput
        type="search"
        size="md"
        className={classes.search ?? ''}
        aria-label="Nach Adresse oder Namen suchen"
        placeholder="Adresse oder Name"
        leftSection={<IconSearch aria-hidden size={20} />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        error={searchError}
        autoComplete="off"
        enterKeyHint="search"
      />
      <ChoiceChips
        label="Stand"
        choices={[
          { value: ALL, label: labelWith('Alle', all) },
          ...SEAT_STATUSES.map((value) => ({ value, label: labelWith(LABELS[value], seatsByStatus[value]) })),
          ...(departures > 0 ? [{ value: DEPARTED, label: labelWith('Ausgeschieden', departures) }] : []),
        ]}
        selection={view ?? ALL}
        onChoose={(value) => onView(VIEWS.find((each) => each === value) ?? null)}
      />
    </search>
  )
}
