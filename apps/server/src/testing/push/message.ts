import { randomUUID } from 'node:crypto'
import type { PushMessage } from '../../platform/push/push-provider.ts'

export const pushMessage = (fields: Partial<PushMessage> = {}): PushMessage => ({
  title: 'Erinnerung an deine Gewohnheit',
  payload: { notificationId: randomUUID(), type: 'HABIT_REMINDER' },
  address: 'https://app.example/gewohnheiten?benachrichtigung=0199',
  unseenCount: 2,
  collapseKey: 'abcdefghijklmnopqrstuvwxyz_-1234',
  lifeSeconds: 3600,
  ...fields,
})
