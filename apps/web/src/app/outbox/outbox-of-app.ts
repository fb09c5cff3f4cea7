import { createOutbox, type OutboxSettings } from '../../device/outbox/outbox.ts'
import type { AppRouter } from '../routes/router.tsx'
import { EFFECTS } from './effects.ts'
import { leaveWithOtherTabs } from './leave-with-other-tabs.ts'
import { sayUnsent } from './say-unsent.ts'

type Settings = Omit<OutboxSettings, 'effects' | 'onUnsent'> & { router: AppRouter }

export const createOutboxOfApp = ({ router, ...settings }: Settings) => {
  leaveWithOtherTabs(settings.queryClient, router)
  return createOutbox({ ...settings, effects: EFFECTS, onUnsent: sayUnsent })
}
