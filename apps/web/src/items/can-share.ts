export const canShare = (): boolean => typeof navigator.share === 'function'
