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

const faultsOf = ({ failedAt, missingFiles, untoldPlaces }: State): string[] => [
  ...(failedAt
    ? [`Zuletzt fehlgeschlagen: ${dayAndTime(failedAt)}. Der Grund steht im Log des Servers.`]
    : []),
  ...(missingFiles > 0
    ? [
        `Im Speicher ${missingFiles === 1 ? 'fehlt eine Datei' : `fehlen ${missingFiles} Dateien`}. Eine Sicherung wäre unvollständig.`,
      ]
    : []),
  ...untoldPlaces.map(
    ({ address, since, count }) =>
      `Noch nicht bekannt in ${address}: ${count === 1 ? 'eine Löschung,' : `${count} Löschungen, die erste`} ${dayAndTime(since)}.`,
  ),
]

/** The state of the backups, in words. */
export const BackupState = ({ state }: { state: State }) => (
  <div className={classes.card}>
    {sentencesOf(state).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {faultsOf(state).map((sentence) => (
      <p className={classes.fault} key={sentence}>
        {sentence}
      </p>
    ))}
  </div>
)
