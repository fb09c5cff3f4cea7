import { useId } from 'react'
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx'
import { FIGURES, figureText, type ShownMonth } from './report-months.ts'
import classes from './report-table.module.css'

/** Lists the newest month first. A table that is too narrow scrolls, also by keyboard. */
export const ReportTable = ({ months }: { months: readonly ShownMonth[] }) => {
  const id = useId()
  return (
    <>
      <p id={id} className={classes.name}>
        Personen je Monat, auf 5 gerundet
      </p>
      <ScrollRegion className={classes.frame} aria-labelledby={id}>
        <table className={classes.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Monat</th>
              {FIGURES.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month.month}>
                <th scope="row">{month.label}</th>
                {FIGURES.map(({ key }) => (
                  <td key={key} data-withheld={month[key] === null || undefined}>
                    {figureText(month, key)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  )
}
