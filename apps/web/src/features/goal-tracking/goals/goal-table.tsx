import { MAX_GOAL_SCORE } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx'
import { withKeys } from '../../../ui/layout/with-keys.ts'
import type { GoalPoint } from './goal-series.ts'
import classes from './goal-table.module.css'

type GoalTableProps = { title: string; points: readonly GoalPoint[] }

/** Lists the newest rating first. A long table scrolls, also by keyboard. */
export const GoalTable = ({ title, points }: GoalTableProps) => (
  <ScrollRegion className={classes.frame} aria-label={`Bewertungen von „${title}“`}>
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Bewertung</th>
        </tr>
      </thead>
      <tbody>
        {withKeys(points, ({ day }) => day)
          .map(({ key, item: { day, score } }) => (
            <tr key={key}>
              <td>{day}</td>
              <td>
                {score} von {MAX_GOAL_SCORE}
              </td>
            </tr>
          ))
          .reverse()}
      </tbody>
    </table>
  </ScrollRegion>
)
