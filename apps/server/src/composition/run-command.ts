import { operatorSentence } from './operator-sentence.ts'

/** Runs an operator's command: prints its result and ends with 0, or a sentence (else the error with its stack) and 1. */
export const runCommand = async (run: (args: string[]) => Promise<string>): Promise<void> => {
  try {
    console.log(await run(process.argv.slice(2)))
  } catch (error) {
    console.error(operatorSentence(error) ?? error)
    process.exitCode = 1
  }
}
