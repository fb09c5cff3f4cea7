import { UnstyledButton } from '@mantine/core'
import type { AuditEntry } from '@wohlauf/contract/administration'
import type { Role } from '@wohlauf/contract/features'
import { germanDate, germanTime } from '../../ui/berlin-time.ts'
import classes from './audit-row.module.css'

const ROLE_NAMES: Record<Role, string> = {
  ROLE_USER: 'Mitglied',
  ROLE_APP_MANAGER: 'App-Manager',
  ROLE_SPONSOR_MANAGER: 'Sponsor-Manager',
}

const KIND_NAMES: Record<string, string> = {
  contentElement: 'Inhalt',
  document: 'Dokument',
  habit: 'Gewohnheit',
  module: 'Modul',
  modulePage: 'Seite',
  sponsor: 'Sponsor',
  user: 'Benutzer',
}

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

type AuditRowProps = {
  entry: AuditEntry
  /** Shows only what was done in an app; missing where only one is shown. */
  onApp: ((app: AppOfEntry) => void) | undefined
}

/** When, what and to what, who, where; ids in full, to search for. */
export const AuditRow = ({ entry, onApp }: AuditRowProps) => {
  const { at, title, target, actor, app, network } = entry
  return (
    <div className={classes.row}>
      <time className={classes.when} dateTime={at}>
        {germanDate(at)}, {germanTime(at)}
      </time>
      <div>
        <p className={classes.title}>{title}</p>
        {target && (
          <p className={classes.note}>
            {KIND_NAMES[target.kind] ?? target.kind} <span className={classes.id}>{target.id}</span>
          </p>
        )}
      </div>
      <div className={classes.who}>
        <p>{actor.emailAddress ?? 'Gelöschtes Konto'}</p>
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
