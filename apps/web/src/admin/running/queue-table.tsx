import type { Queue } from '@wohlauf/contract/administration/administration-running'
import { Quiet } from './answered-section.tsx'
import { CountTable } from './count-table.tsx'
import { dayAndTime } from './day-and-time.ts'
import classes from './running-page.module.css'

export const QueueTable = ({ queues }: { queues: readonly Queue[] }) => {
  if (queues.length === 0) return <Quiet>Kein Auftrag wartet oder läuft.</Quiet>
  return (
    <CountTable
      label="Wartende und laufende Aufträge"
      columns={['Auftrag', 'wartet', 'läuft']}
      rows={queues.map(({ kind, ready, retrying, active, oldestDueAt }) => ({
        key: kind.name,
        title: kind.title,
        note: (
          <>
            <span className={classes.code}>{kind.name}</span>
            {retrying > 0 && ` · ${retrying.toLocaleString('de')} nach einem Fehler, nächster Versuch folgt`}
            {oldestDueAt && ` · der älteste wartet seit ${dayAndTime(oldestDueAt).replace(/^am /, 'dem ')}`}
          </>
        ),
        counts: [ready, active],
      }))}
    />
  )
}
