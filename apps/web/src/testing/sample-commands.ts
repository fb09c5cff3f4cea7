import { createHabitLog } from '@wohlauf/contract/habits/habits'
import type { QueuedCommand } from '../device/database.ts'
import { serverNow } from '../ui/time/clock.ts'
import { idOf } from './sample-elements.ts'

/** A tick that waits to be sent. */
export const sampleCommand = (more: Partial<QueuedCommand> = {}): QueuedCommand => ({
  id: idOf(1),
  operation: createHabitLog.name,
  input: {},
  files: {},
  doneAtMs: serverNow().getTime(),
  day: '2031-03-05',
  refusal: null,
  ...more,
})
