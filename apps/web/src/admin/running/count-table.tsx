import type { ReactNode } from 'react'
import classes from './count-table.module.css'

type CountRow = { key: string; title: string; note: ReactNode; counts: readonly number[] }

type CountTableProps = {
  label: string
  /** The headings: first the rows', then each count's. */
  columns: readonly string[]
  rows: readonly CountRow[]
}

/** With large text, each count stands below its row's name, after its heading. */
export const CountTable = ({ label, columns, rows }: CountTableProps) => (
  <div className={classes.frame}>
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, note, counts }) => (
          <tr key={key}>
            <th scope="row">
              <span className={classes.title}>{title}</span>
              <span className={classes.note}>{note}</span>
            </th>
            {counts.map((count, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {count.toLocaleString('de')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
