import { createOutbox, type OutboxSettings } from '../../device/outbox/outbox.ts'
import { EFFECTS } from './effects.ts'

export const createOutboxOfApp = (settings: Omit<OutboxSettings, 'effects'>) =>
  createOutbox({ ...settings, effects: EFFECTS })
