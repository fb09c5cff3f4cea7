import type { AnyOperation } from '@wohlauf/contract/operation'
import IconClock from '~icons/tabler/clock'
import { useWaitingActs } from '../device/outbox/waiting-acts.ts'
import classes from './waiting-note.module.css'

type WaitingNoteProps = {
  /** Left out: any. */
  operations?: readonly AnyOperation[]
  /** Values that the input has, all of them. */
  about?: readonly string[]
}

/** Whether something of that kind was done that the server does not have yet. */
const useIsWaiting = ({ operations, about = [] }: WaitingNoteProps): boolean =>
  useWaitingActs().some(({ operation, input, refusal }) => {
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
