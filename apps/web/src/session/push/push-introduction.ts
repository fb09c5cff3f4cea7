import { canReceivePush } from '../../native/push.ts'
import { createStore } from '../../ui/state/store.ts'

export const isPushIntroductionOffered = createStore(false)

/**
 * Opens the introduction in the next calm moment, once per user and device. Does nothing where push messages
 * cannot be received; the native shell offers them by itself (`decisions.md`, open point 7).
 */
export const introducePush = (): void => {
  if (canReceivePush()) isPushIntroductionOffered.set(true)
}
