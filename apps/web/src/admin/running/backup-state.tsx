import type { BackupState as State } from '@wohlauf/contract/administration/administration-backups'
import { dayAndTime } from './day-and-time.ts'
import classes from './running-page.module.css'

const sentencesOf = ({ isScheduled, backedUpAt, verified }: State): string[] => [
  ...(backedUpAt ? [`Letzte Sicherung: ${dayAndTime(backedUpAt)}.`] : []),
  ...(verified
    ? [`Zuletzt geprüft wiederhergestellt: ${dayAndTime(verified.at)}, ${Math.round(verified.seconds)} s.`]
    : []),
  ...(backedUpAt && !verified ? ['Noch keine Sicherung wurde zur Probe wiederhergestellt.'] : []),
  ...(isScheduled && !backedUpAt ? ['Die erste Sicherung steht noch aus.'] : []),
  ...(isScheduled || backedUpAt ? [] : ['Es sind keine Sicherungen eingerichtet.']),
]

/** What is known of the backups, in words. */
export const BackupState = ({ state }: { state: State }) => (
  <div className={classes.card}>
    {sentencesOf(state).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {state.failedAt && (
      <p className={classes.fault}>
        Zuletzt fehlgeschlagen: {dayAndTime(state.failedAt)}. Der Grund steht im Log des Servers.
      </p>
    )}
  </div>
)
