import { canReceivePush } from '../native/push.ts'
import { createStore } from '../ui/state/store.ts'

/** Whether a screen has offered the push introduction. */
export const isPushIntroductionOffered = createStore(false)

/**
 * Offers push messages, called after the first habit was started: the introduction is shown in the next calm moment, once per
 * user and device, unless the system's question has been answered. Does nothing where push messages cannot be received.
 * In the native shell it comes by itself (`decisions.md`, open point 7).
 */
export const introducePush = (): void => {
  if (canReceivePush()) isPushIntroductionOffered.set(true)
}
