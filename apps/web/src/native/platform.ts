export const isNative = (): boolean => false
