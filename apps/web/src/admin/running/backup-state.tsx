import {
  getBackupStateAsAdmin,
  type BackupState as State,
} from '@wohlauf/contract/administration/administration-backups'
import { useAnswer } from '../../api/hooks.ts'
import { dayInSentence, germanTime } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'
import classes from './backup-state.module.css'

const when = (moment: string): string => `${dayInSentence(moment, serverNow())} ${germanTime(moment)}`

const sentencesOf = ({ isScheduled, backedUpAt, verified, failedAt }: State): string[] => [
  ...(backedUpAt ? [`Letzte Sicherung: ${when(backedUpAt)}.`] : []),
  ...(verified
    ? [`Zuletzt geprüft wiederhergestellt: ${when(verified.at)}, ${Math.round(verified.seconds)} s.`]
    : []),
  ...(failedAt ? [`Fehlgeschlagen: ${when(failedAt)}. Der Grund steht in den Meldungen des Servers.`] : []),
  ...(isScheduled || backedUpAt ? [] : ['Es sind keine Sicherungen eingerichtet.']),
]

/** What is known of the backups, in a quiet line; nothing while it is unknown. */
export const BackupState = () => {
  const { data } = useAnswer(getBackupStateAsAdmin, {}, { isSilent: true })
  if (!data) return null
  return <p className={classes.note}>{sentencesOf(data).join(' ')}</p>
}
