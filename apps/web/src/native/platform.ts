/** Whether this runs inside the native shell. */
export const isNative = (): boolean => false
