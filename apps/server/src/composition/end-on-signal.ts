import type { Config } from '../platform/base/config/config.ts'

/**
 * Shuts down in order on SIGTERM or SIGINT, within `stopSeconds` even if a part waits for a dead database.
 * @param name for messages, for example "Wohlauf"
 * @returns a function that ends the process as failed, with the error's message
 */
export const endOnSignal = (
  name: string,
  { stopSeconds }: Pick<Config, 'stopSeconds'>,
  stop: () => Promise<void>,
): ((error: Error) => void) => {
  let isEnding = false
  const end = (exitCode: number) => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => {
      console.error(`${name} has not ended within ${stopSeconds} seconds, so it is ended now.`)
      process.exit(1)
    }, stopSeconds * 1000)
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        console.error(error instanceof Error ? `${name} did not end in order: ${error.message}` : error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', () => end(0))
  process.on('SIGTERM', () => end(0))
  return (error) => {
    console.error(`${name} ends: ${error.message}`)
    end(1)
  }
}
