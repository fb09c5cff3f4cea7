import { Button } from '@mantine/core'
import type { QueuedCommand } from '../../../device/database.ts'
import { outboxControls, useWaitingCommands } from '../../../device/outbox/waiting-commands.ts'
import { copyText } from '../../../ui/feedback/copy-text.ts'
import { useObjectUrl } from '../../../ui/media/use-object-url.ts'
import { germanTime, relativeDay } from '../../../ui/time/berlin-time.ts'
import { serverNow } from '../../../ui/time/clock.ts'
import { SettingsCard } from '../settings/settings-card.tsx'
import { commandTitle } from './command-titles.ts'
import classes from './waiting-commands.module.css'

const WAITING = 'Wird gesendet, sobald du wieder online bist'

const textOf = ({ input }: QueuedCommand): string =>
  'description' in input && typeof input.description === 'string' ? input.description : ''

const pictureOf = ({ files }: QueuedCommand): Blob | undefined => Object.values(files)[0]

const WaitingCommand = ({ command }: { command: QueuedCommand }) => {
  const { id, operation, doneAtMs, refusal } = command
  const doneAt = new Date(doneAtMs)
  const text = textOf(command)
  const picture = useObjectUrl(pictureOf(command))
  const title = commandTitle(operation)
  return (
    <li className={classes.act}>
      <p className={classes.title}>{title}</p>
      <p className={classes.when}>
        {relativeDay(doneAt, serverNow())}, {germanTime(doneAt)}
      </p>
      {text && <p className={classes.text}>{text}</p>}
      {picture && <img className={classes.picture} src={picture} alt="Dein Bild dazu" />}
      <p className={classes.state} data-refused={refusal !== null || undefined}>
        {refusal ? `Konnte nicht gespeichert werden: ${refusal.message}` : WAITING}
      </p>
      {refusal && (
        <div className={classes.actions}>
          {text && (
            <Button
              variant="default"
              onClick={() => void copyText(text, 'Text wurde in die Zwischenablage kopiert.')}
            >
              Text kopieren
            </Button>
          )}
          <Button
            variant="default"
            aria-label={`Verwerfen: ${title}`}
            onClick={() => void outboxControls.get()?.discard((other) => other.id === id)}
          >
            Verwerfen
          </Button>
        </div>
      )}
    </li>
  )
}

/** Lists commands that the server does not have, refused ones first. Renders nothing without any. */
export const WaitingCommands = () => {
  const commands = useWaitingCommands()
  if (commands.length === 0) return null
  const [refusedCommands, waitingCommands] = [
    commands.filter(({ refusal }) => refusal),
    commands.filter(({ refusal }) => !refusal),
  ]
  return (
    <SettingsCard title="Noch nicht gesendet">
      <ul className={classes.acts}>
        {[...refusedCommands, ...waitingCommands].map((command) => (
          <WaitingCommand key={command.id} command={command} />
        ))}
      </ul>
    </SettingsCard>
  )
}
