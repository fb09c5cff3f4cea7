import type { RefusedMail } from '@wohlauf/contract/administration/administration-running'
import { ManagedRow } from '../../authoring/list/managed-row.tsx'
import { Quiet } from './answered-section.tsx'
import { dayAndTime } from './day-and-time.ts'
import { nameOfApp } from './failed-job-list.tsx'
import { RowList } from './row-list.tsx'
import classes from './running-page.module.css'

const RefusedMailRow = ({ mail: { kind, app, at, status } }: { mail: RefusedMail }) => (
  <ManagedRow
    title={kind.title}
    note={[
      nameOfApp(app),
      dayAndTime(at),
      ...(status === null ? [] : [`Antwort des Mailservers: ${status}`]),
    ].join(' · ')}
  />
)

type RefusedMailListProps = { mails: readonly RefusedMail[]; count: number }

/** The address is not shown: it is deleted with the mail. */
export const RefusedMailList = ({ mails, count }: RefusedMailListProps) => {
  if (mails.length === 0) return <Quiet>Keine E-Mail wurde endgültig abgelehnt.</Quiet>
  return (
    <>
      <p className={classes.note}>
        {count > mails.length && `Das sind die neuesten ${mails.length} von ${count.toLocaleString('de')}. `}
        Der Mailserver nimmt für diese Adressen nichts an, deshalb wird nichts mehr dorthin versucht. Die
        Adressen werden nicht aufbewahrt. Unzustellbare Einladungen stehen bei denen, die eingeladen haben.
      </p>
      <RowList items={mails} idOf={({ jobId, kind, at }) => `${jobId} ${kind.name} ${at}`}>
        {(mail) => <RefusedMailRow mail={mail} />}
      </RowList>
    </>
  )
}
