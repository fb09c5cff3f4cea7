import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import { OPENS_ROW } from '../../../authoring/list/opens-row.ts'
import { RouteLink } from '../../../routes/route-link.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import classes from './overview.module.css'

export type OverviewRow = { id: string; title: string; note: string; target: RouteTarget }

type OverviewRowsProps = {
  title: string
  emptyText: string
  failure?: string | undefined
  /** Undefined until the rows are loaded. */
  rows: OverviewRow[] | undefined
}

export const OverviewRows = ({ title, emptyText, failure, rows }: OverviewRowsProps) => (
  <Section title={title}>
    {failure && <p className={classes.text}>{failure}</p>}
    {rows?.length === 0 && !failure && <p className={classes.text}>{emptyText}</p>}
    {!rows && <Skeleton className={classes.pending} height={72} radius="md" />}
    {rows && rows.length > 0 && (
      <ul className={classes.rows}>
        {rows.map(({ id, title: name, note, target }) => (
          <li key={id} className={classes.row}>
            <RouteLink {...target} {...OPENS_ROW}>
              {name}
            </RouteLink>
            <p className={classes.note}>{note}</p>
          </li>
        ))}
      </ul>
    )}
  </Section>
)
