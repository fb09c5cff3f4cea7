import { registerOutbox } from '../api/outbox.ts'
import { outboxControls, waitingCommands } from '../device/outbox/waiting-commands.ts'
import { stopStoringOnDevice } from './device-storage.ts'

/** Called after each test with an outbox: other tests have none. */
export const stopOutbox = async (): Promise<void> => {
  await outboxControls.get()?.discard(() => true)
  await stopStoringOnDevice()
  registerOutbox(() => Promise.reject(new Error('none')))
  waitingCommands.set([])
}
