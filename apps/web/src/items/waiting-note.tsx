import type { AnyOperation } from '@wohlauf/contract/operation'
import IconClock from '~icons/tabler/clock'
import { useAboutWaiting } from '../device/outbox/waiting-commands.ts'
import { isOffline } from '../ui/state/is-offline.ts'
import { useStore } from '../ui/state/store.ts'
import classes from './waiting-note.module.css'

type WaitingNoteProps = {
  /** Omitted: every operation counts. */
  operations?: readonly AnyOperation[]
  /** The input must contain all of these values. */
  about?: readonly string[]
}

/** Whether such a command waits to be sent to the server. */
const useIsWaiting = ({ operations, about = [] }: WaitingNoteProps): boolean =>
  useAboutWaiting((commands) =>
    commands.some(({ operation, input, refusal }) => {
      const values = Object.values(input)
      return (
        !refusal &&
        (operations?.some(({ name }) => name === operation) ?? true) &&
        about.every((value) => values.includes(value))
      )
    }),
  )

/** When a waiting command is sent: the server may be away, or refuse it for a while, with a network too. */
export const useWaitingText = (): string =>
  useStore(isOffline)
    ? 'Wird gesendet, sobald du wieder online bist'
    : 'Wird gesendet, sobald es wieder möglich ist'

export const WaitingNote = (props: WaitingNoteProps) => {
  const text = useWaitingText()
  return (
    useIsWaiting(props) && (
      <span role="status" className={classes.note}>
        <IconClock aria-hidden size={16} className={classes.icon ?? ''} />
        {text}
      </span>
    )
  )
}
