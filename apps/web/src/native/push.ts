import { isNative } from './platform.ts'

/** Whether push messages can be received here. Browsers get none yet: the product has no sender for them. */
export const canReceivePush = (): boolean => isNative()
