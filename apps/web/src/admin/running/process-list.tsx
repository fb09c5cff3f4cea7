import type { RunningProcess } from '@wohlauf/contract/administration/administration-running'
import { ManagedRow } from '../../authoring/list/managed-row.tsx'
import { Quiet } from './answered-section.tsx'
import { dayAndTime } from './day-and-time.ts'
import { RowList } from './row-list.tsx'
import classes from './running-page.module.css'

const KINDS: Record<RunningProcess['kind'], string> = {
  SERVER: 'Server',
  WORKER: 'Hintergrundprozess',
}

/** Divides a version such as "0.1.0+b6c625f4": the commit after the plus sign is missing where the installation does not know it. */
const named = (version: string): string => version.replace(/\+(.+)$/, ' (Stand $1)')

const ProcessRow = ({ process }: { process: RunningProcess }) => {
  const { kind, version, machine, startedAt, seenAt, isAlive } = process
  return (
    <ManagedRow
      title={`${KINDS[kind]}, Version ${named(version)}`}
      note={
        <>
          {machine} · gestartet {dayAndTime(startedAt)} ·{' '}
          {isAlive ? (
            `zuletzt gemeldet ${dayAndTime(seenAt)}`
          ) : (
            <span className={classes.fault}>meldet sich nicht mehr, zuletzt {dayAndTime(seenAt)}</span>
          )}
        </>
      }
    />
  )
}

/** Processes that run, and those that have stopped reporting within a day. */
export const ProcessList = ({ processes }: { processes: readonly RunningProcess[] }) => {
  const versions = [...new Set(processes.filter(({ isAlive }) => isAlive).map(({ version }) => version))]
  if (processes.length === 0) return <Quiet>Noch kein Prozess hat sich gemeldet.</Quiet>
  return (
    <>
      {versions.length > 1 && (
        <p className={classes.note}>
          Es laufen verschiedene Versionen: {versions.map(named).join(', ')}. Das ist nur während einer
          Aktualisierung so.
        </p>
      )}
      <RowList items={processes} idOf={({ processId }) => processId}>
        {(process) => <ProcessRow process={process} />}
      </RowList>
    </>
  )
}
