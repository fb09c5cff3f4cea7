import { Button } from '@mantine/core'
import {
  type FailedJob,
  retryFailedJobAsAdmin,
} from '@wohlauf/contract/administration/administration-running'
import { useCommand } from '../../api/hooks.ts'
import { ManagedRow } from '../../authoring/list/managed-row.tsx'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import { Quiet } from './answered-section.tsx'
import { dayAndTime } from './day-and-time.ts'
import { RowList } from './row-list.tsx'
import classes from './running-page.module.css'

export const nameOfApp = (app: FailedJob['app']): string =>
  app ? (app.title ?? 'Gelöschte App') : 'Alle Apps'

const FailedJobRow = ({ job }: { job: FailedJob }) => {
  const { jobId, kind, app, at, error } = job
  const { mutate, isPending } = useCommand(retryFailedJobAsAdmin, {
    onSuccess: () => notify('success', 'Der Auftrag wartet auf den nächsten Versuch.'),
  })
  const place = [nameOfApp(app), ...(at ? [dayAndTime(at)] : [])].join(' · ')
  return (
    <ManagedRow
      title={kind.title}
      note={
        <>
          {place}
          <br />
          <span className={classes.code}>
            {kind.name}: {error}
          </span>
        </>
      }
      actions={
        <Button
          variant="light"
          loading={isPending}
          onClick={() => mutate({ jobId })}
          aria-label={`Erneut versuchen: ${kind.title}, ${place}`}
        >
          Erneut versuchen
        </Button>
      }
    />
  )
}

type FailedJobListProps = { jobs: readonly FailedJob[]; count: number }

export const FailedJobList = ({ jobs, count }: FailedJobListProps) => {
  if (jobs.length === 0) return <Quiet>Kein Auftrag ist fehlgeschlagen.</Quiet>
  return (
    <>
      <p className={classes.note}>
        {count > jobs.length && `Das sind die neuesten ${jobs.length} von ${count.toLocaleString('de')}. `}
        Diese Aufträge wurden mehrmals versucht und dann aufgegeben. Behebe zuerst die Ursache.
      </p>
      <RowList items={jobs} idOf={({ jobId }) => jobId}>
        {(job) => <FailedJobRow job={job} />}
      </RowList>
    </>
  )
}
