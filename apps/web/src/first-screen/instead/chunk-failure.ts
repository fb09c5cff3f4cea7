/** Code that comes later is not waited for: what stands in its place is the first screen. */
export const loadChunk = () => (): Promise<never> => new Promise(() => {})
export const loadPart = () => (): Promise<never> => new Promise(() => {})
export const isChunkFailure = () => false
export const useReloadOnChunkFailure = () => false
