import { Link } from '@tanstack/react-router'
import type { SecurityEventCount } from '@wohlauf/contract/administration/administration-running'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { Quiet } from './answered-section.tsx'
import { CountTable } from './count-table.tsx'
import classes from './running-page.module.css'

const SITES: Record<SecurityEventCount['site'], string> = { APP: 'in den Apps', ADMIN: 'in der Verwaltung' }

export const SecurityEventTable = ({ events }: { events: readonly SecurityEventCount[] }) => {
  if (events.length === 0) return <Quiet>In den letzten 7 Tagen gab es keine.</Quiet>
  return (
    <>
      <p className={classes.note}>
        Gezählt ohne Personen, abgelehnte zuerst. Wer was geändert hat, steht im{' '}
        <Link to={ADMIN_ROUTES.audit.path}>Protokoll</Link>.
      </p>
      <CountTable
        label="Sicherheitsereignisse"
        columns={['Ereignis', '24 Stunden', '7 Tage']}
        rows={events.map(({ event, title, site, inLastDay, inLastWeek }) => ({
          key: `${event} ${site}`,
          title,
          note: SITES[site],
          counts: [inLastDay, inLastWeek],
        }))}
      />
    </>
  )
}
