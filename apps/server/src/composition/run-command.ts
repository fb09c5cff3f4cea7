import { StartError } from '../platform/base/config/start-error.ts'

/** Runs a command-line program: prints its answer, or the reason why it failed. */
export const runCommand = async (run: (args: string[]) => Promise<string>): Promise<void> => {
  try {
    console.log(await run(process.argv.slice(2)))
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
