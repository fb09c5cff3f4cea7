import { DEFAULT_NOTIFICATION_TIME } from '@wohlauf/contract/habits/reminder-time'
import type { TimeOfDay } from '@wohlauf/contract/values/values'

/** Proposed triggers in the order of a day, each with a time for the reminder. */
const TRIGGERS: readonly { text: string; time: TimeOfDay }[] = [
  { text: 'nach dem Aufstehen', time: '07:00:00' },
  { text: 'zum Frühstück', time: '07:30:00' },
  { text: 'zum Kaffee', time: '09:30:00' },
  { text: 'in der Mittagspause', time: '12:00:00' },
  { text: 'nach der Arbeit', time: '17:30:00' },
  { text: 'nach dem Abendessen', time: '19:00:00' },
  { text: 'vor dem Schlafengehen', time: '21:30:00' },
]

export const TRIGGER_TEXTS: readonly string[] = TRIGGERS.map(({ text }) => text)

export const timeFor = (trigger: string): TimeOfDay =>
  TRIGGERS.find(({ text }) => text === trigger)?.time ?? DEFAULT_NOTIFICATION_TIME
