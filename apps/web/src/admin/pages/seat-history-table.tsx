import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx'
import classes from './seat-history-table.module.css'
import type { SeatTable } from './seat-table.ts'

const NONE = <span title="Noch kein Sponsor">–</span>

const seatsText = (seats: number | null) => seats?.toLocaleString('de') ?? NONE

type SeatHistoryTableProps = { table: SeatTable; label: string }

/** Scrolls when there are many sponsors and months, also by keyboard; months and names stay visible. */
export const SeatHistoryTable = ({ table, label }: SeatHistoryTableProps) => (
  <ScrollRegion className={classes.frame} aria-label={label}>
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Monat</th>
          {table.sponsors.map(({ sponsorId, name }) => (
            <th key={sponsorId} scope="col">
              <span className={classes.name}>{name}</span>
            </th>
          ))}
          <th scope="col">Gesamt</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ key, month, seats, total }) => (
          <tr key={key}>
            <th scope="row">{month}</th>
            {seats.map((each, index) => (
              <td key={table.sponsors[index]?.sponsorId}>{seatsText(each)}</td>
            ))}
            <td className={classes.total}>{seatsText(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
)

export const SeatHistoryWaiting = () => (
  <div aria-busy>
    <Skeleton height={320} />
  </div>
)
