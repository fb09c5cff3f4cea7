import { StartError } from '../platform/base/config/start-error.ts'

export const runCommand = async (run: (args: string[]) => Promise<string>): Promise<void> => {
  try {
    console.log(await run(process.argv.slice(2)))
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
