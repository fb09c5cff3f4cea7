import { MAX_GOAL_SCORE } from '@wohlauf/contract/goal-tracking/goal-tracking'
import type { GoalPoint } from './goal-series.ts'
import classes from './goal-table.module.css'

type GoalTableProps = { title: string; points: readonly GoalPoint[] }

/** Lists the newest rating first. A long table scrolls, also by keyboard. */
export const GoalTable = ({ title, points }: GoalTableProps) => (
  <section
    className={classes.frame}
    aria-label={`Bewertungen von „${title}“`}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    tabIndex={0}
  >
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Bewertung</th>
        </tr>
      </thead>
      <tbody>
        {points
          .map(({ day, score }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rating has no other identity than its number
            <tr key={index}>
              <td>{day}</td>
              <td>
                {score} von {MAX_GOAL_SCORE}
              </td>
            </tr>
          ))
          .reverse()}
      </tbody>
    </table>
  </section>
)
