import { isNative } from './platform.ts'

/** Whether push messages can arrive here. Browsers get none yet: the product has no sender for them. */
export const canReceivePush = (): boolean => isNative()
