import type { AnyOperation } from '@wohlauf/contract/operation'
import IconClock from '~icons/tabler/clock'
import { useWaitingCommands } from '../device/outbox/waiting-commands.ts'
import classes from './waiting-note.module.css'

type WaitingNoteProps = {
  /** Omitted: every operation counts. */
  operations?: readonly AnyOperation[]
  /** The input must contain all of these values. */
  about?: readonly string[]
}

/** Whether such a command waits to be sent to the server. */
const useIsWaiting = ({ operations, about = [] }: WaitingNoteProps): boolean =>
  useWaitingCommands().some(({ operation, input, refusal }) => {
    const values = Object.values(input)
    return (
      !refusal &&
      (operations?.some(({ name }) => name === operation) ?? true) &&
      about.every((value) => values.includes(value))
    )
  })

export const WaitingNote = (props: WaitingNoteProps) =>
  useIsWaiting(props) && (
    <span role="status" className={classes.note}>
      <IconClock aria-hidden size={16} className={classes.icon ?? ''} />
      Wird gesendet, sobald du wieder online bist
    </span>
  )
