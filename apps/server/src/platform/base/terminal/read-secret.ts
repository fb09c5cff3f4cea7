import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartError } from '../config/start-error.ts'

type Input = NodeJS.ReadableStream & { isTTY?: boolean }

const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/**
 * Asks at a terminal without echo, or reads the lines of piped input.
 * @param input as `process.stdin`
 * @param output for the questions; `process.stderr`, so that they are not part of the command's output
 * @returns as many answers as questions; from a pipe its first line for all of them
 * @throws StartError when it was aborted with Ctrl-C or Ctrl-D
 */
export const readSecret = (
  input: Input,
  output: NodeJS.WritableStream,
  questions: readonly string[],
): Promise<string[]> => {
  const isTerminal = input.isTTY === true
  const lines = createInterface({ input, output: silent(), terminal: isTerminal, historySize: 0 })
  const answers: string[] = []
  const ask = () => {
    if (isTerminal) output.write(`${questions[answers.length]} `)
  }
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      if (answers.length === questions.length) return
      answers.push(line)
      if (isTerminal) output.write('\n')
      else while (answers.length < questions.length) answers.push(line)
      if (answers.length === questions.length) lines.close()
      else ask()
    })
    lines.on('SIGINT', () => lines.close())
    lines.on('close', () => {
      if (answers.length === questions.length) return resolve(answers)
      if (!isTerminal) return resolve(questions.map(() => ''))
      output.write('\n')
      reject(new StartError('Nothing was changed.'))
    })
    ask()
  })
}
