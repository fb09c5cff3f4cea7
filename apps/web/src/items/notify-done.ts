import type { AnyOperation } from '@wohlauf/contract/operation'
import { waitingCommands } from '../device/outbox/waiting-commands.ts'
import { notify } from '../ui/feedback/snackbar-queue.ts'

/** Commands are sent in order: while one of the operation waits, so does the newest. */
const isWaiting = ({ name }: AnyOperation): boolean =>
  waitingCommands.get().some(({ operation, refusal }) => operation === name && !refusal)

/**
 * Says that a command was carried out, for which the screen changes too, or that it waits to be sent: then the
 * server has nothing yet.
 */
export const notifyDone = (
  operation: AnyOperation,
  message: string,
  more?: Parameters<typeof notify>[2],
): void => {
  if (isWaiting(operation)) notify('info', 'Auf diesem Gerät gespeichert, noch nicht gesendet.', more)
  else notify('success', message, { ...more, isSpokenOnly: true })
}
