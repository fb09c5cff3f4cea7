import { Button } from '@mantine/core'
import type { QueuedCommand } from '../../../device/database.ts'
import { outboxControls, useWaitingCommands } from '../../../device/outbox/waiting-commands.ts'
import { useWaitingText } from '../../../items/waiting-note.tsx'
import { copyText } from '../../../ui/feedback/copy-text.ts'
import { useObjectUrl } from '../../../ui/media/use-object-url.ts'
import { germanTime, relativeDay } from '../../../ui/time/berlin-time.ts'
import { serverNow } from '../../../ui/time/clock.ts'
import { SettingsCard } from '../settings/settings-card.tsx'
import { contentOf, textOf, titleWithSubject } from './command-titles.ts'
import { mayBeSentAgain, reasonOf } from './refused-commands.ts'
import classes from './waiting-commands.module.css'

const pictureOf = ({ files }: QueuedCommand): Blob | undefined => Object.values(files)[0]

type ActionsProps = { command: QueuedCommand; refusal: NonNullable<QueuedCommand['refusal']> }

const RefusedActions = ({ command, refusal }: ActionsProps) => {
  const { id } = command
  const title = titleWithSubject(command)
  const text = textOf(command)
  return (
    <div className={classes.actions}>
      {mayBeSentAgain(refusal) && (
        <Button
          variant="light"
          aria-label={`Noch einmal senden: ${title}`}
          onClick={() => void outboxControls.get()?.sendAgain(id)}
        >
          Noch einmal senden
        </Button>
      )}
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
  )
}

const WaitingCommand = ({ command }: { command: QueuedCommand }) => {
  const { doneAtMs, refusal } = command
  const doneAt = new Date(doneAtMs)
  const text = contentOf(command)
  const picture = useObjectUrl(pictureOf(command))
  const waitingText = useWaitingText()
  return (
    <li className={classes.act}>
      <p className={classes.title}>{titleWithSubject(command)}</p>
      <p className={classes.when}>
        {relativeDay(doneAt, serverNow())}, {germanTime(doneAt)}
      </p>
      {text && <p className={classes.text}>{text}</p>}
      {picture && <img className={classes.picture} src={picture} alt="Dein Bild dazu" />}
      <p className={classes.state} data-refused={refusal !== null || undefined}>
        {refusal ? `Konnte nicht gespeichert werden: ${reasonOf(refusal)}` : waitingText}
      </p>
      {refusal && <RefusedActions command={command} refusal={refusal} />}
    </li>
  )
}

const CommandList = ({ title, commands }: { title: string; commands: readonly QueuedCommand[] }) =>
  commands.length > 0 && (
    <SettingsCard title={title}>
      <ul className={classes.acts}>
        {commands.map((command) => (
          <WaitingCommand key={command.id} command={command} />
        ))}
      </ul>
    </SettingsCard>
  )

/** Lists commands that the server does not have, refused ones first. Renders nothing without any. */
export const WaitingCommands = () => {
  const commands = useWaitingCommands()
  return (
    <>
      <CommandList title="Nicht gespeichert" commands={commands.filter(({ refusal }) => refusal)} />
      <CommandList title="Noch nicht gesendet" commands={commands.filter(({ refusal }) => !refusal)} />
    </>
  )
}
