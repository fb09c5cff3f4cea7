import { constants } from 'node:os'
import { endWithNpm } from './end-with-npm.mjs'
import { endRunning } from './run.mjs'

/** A reason to stop, with a message for the user at the terminal. */
export class Problem extends Error {}

export const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command's main function, which returns the exit code. A problem ends it with its message, an
 * unexpected error with its stack. A signal ends the started processes, then the command.
 */
export async function runCommand(main) {
  let isEnding = false
  for (const signal of endingSignals) {
    process.on(signal, async () => {
      // A second signal changes nothing: the wait for running processes has its own limit.
      if (isEnding) return
      isEnding = true
      await endRunning()
      process.exit(128 + constants.signals[signal])
    })
  }
  endWithNpm()
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error)
    process.exitCode = 1
  }
}
