import { UnstyledButton } from '@mantine/core'
import type { AuditEntry } from '@wohlauf/contract/administration/administration'
import type { Role } from '@wohlauf/contract/values/features'
import { germanDate, germanTime } from '../../ui/time/berlin-time.ts'
import { ROLE_NAMES } from '../role-names.ts'
import { KIND_NAMES } from './audit-kinds.ts'
import classes from './audit-row.module.css'

const roleName = (role: Role | null) => (role ? ROLE_NAMES[role] : 'Admin')

type AppOfEntry = NonNullable<AuditEntry['app']>

const AppName = ({ app, onApp }: { app: AppOfEntry; onApp: ((app: AppOfEntry) => void) | undefined }) => {
  const name = app.title ?? 'Gelöschte App'
  if (!onApp) return name
  return (
    <UnstyledButton
      className={classes.app}
      onClick={() => onApp(app)}
      aria-label={`Nur ${name} anzeigen`}
      title={`Nur ${name} anzeigen`}
    >
      {name}
    </UnstyledButton>
  )
}

type OnPerson = ((personId: string) => void) | undefined

const PersonName = ({ actor, onPerson }: { actor: AuditEntry['actor']; onPerson: OnPerson }) => {
  const name = actor.emailAddress ?? 'Gelöschtes Konto'
  if (!onPerson) return name
  return (
    <UnstyledButton
      className={classes.app}
      onClick={() => onPerson(actor.id)}
      aria-label={`Nur Einträge zu ${name} anzeigen`}
      title={`Nur Einträge zu ${name} anzeigen`}
    >
      {name}
    </UnstyledButton>
  )
}

/** A person is shown by the id alone: the log contains no learners' addresses. */
const Target = ({ target, onPerson }: { target: NonNullable<AuditEntry['target']>; onPerson: OnPerson }) => {
  const id = <span className={classes.id}>{target.id}</span>
  return (
    <p className={classes.note}>
      {KIND_NAMES[target.kind] ?? 'Eintrag'} {target.title && <span>„{target.title}“ </span>}
      {target.kind === 'user' && onPerson ? (
        <UnstyledButton
          className={classes.app}
          onClick={() => onPerson(target.id)}
          aria-label={`Nur Einträge zu ${target.id} anzeigen`}
          title="Nur Einträge zu dieser Person anzeigen"
        >
          {id}
        </UnstyledButton>
      ) : (
        id
      )}
    </p>
  )
}

type AuditRowProps = {
  entry: AuditEntry
  /** Filters by the app; undefined where the list is already filtered by it. */
  onApp: ((app: AppOfEntry) => void) | undefined
  /**
   * Filters by what one person did, or what was done to them; undefined where the list is already filtered by
   * them.
   */
  onPerson: OnPerson
}

/** When, what and to what, who, where; ids are shown in full, so that they can be searched for. */
export const AuditRow = ({ entry, onApp, onPerson }: AuditRowProps) => {
  const { at, title, target, actor, app, network } = entry
  return (
    <div className={classes.row}>
      <time className={classes.when} dateTime={at}>
        {germanDate(at)}, {germanTime(at)}
      </time>
      <div>
        <p className={classes.title}>{title}</p>
        {target && <Target target={target} onPerson={onPerson} />}
      </div>
      <div className={classes.who}>
        <p>
          <PersonName actor={actor} onPerson={onPerson} />
        </p>
        <p className={classes.note}>
          {roleName(actor.role)}
          {actor.emailAddress === null && <span className={classes.id}> {actor.id}</span>}
        </p>
      </div>
      <div className={classes.where}>
        {app && <AppName app={app} onApp={onApp} />}
        {network && <p className={classes.note}>{network}</p>}
      </div>
    </div>
  )
}
