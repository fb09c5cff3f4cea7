import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartError } from '../config/start-error.ts'

type Input = NodeJS.ReadableStream & { isTTY?: boolean }

/** Writes questions, and nothing of what is typed. */
const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/**
 * Asks at a terminal, showing nothing of what is typed, or takes the lines of what is piped in.
 *
 * @param input as `process.stdin`
 * @param output where the questions go; `process.stderr`, so that they are no part of the answer
 * @returns as many answers as questions; from a pipe its first line for all of them
 * @throws StartError when it was broken off, with Ctrl-C or Ctrl-D
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
