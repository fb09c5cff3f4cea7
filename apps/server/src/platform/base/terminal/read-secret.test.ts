import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { StartError } from '../config/start-error.ts'
import { readSecret } from './read-secret.ts'

const QUESTIONS = ['Password:', 'The same again:']

const ask = (typed: string, isTTY: boolean) => {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = new PassThrough({ encoding: 'utf8' })
  const answers = readSecret(input, output, QUESTIONS)
  input.write(typed)
  const readOutput = () =>
    output
      .end()
      .toArray()
      .then((parts) => parts.join(''))
  return { input, answers, shown: readOutput }
}

describe('at a terminal', () => {
  test('asks one question after the other and does not echo the answers', async () => {
    const { answers, shown } = ask('Geheim ist\x7f geheim\rnochmal\r', true)
    expect(await answers).toEqual(['Geheim is geheim', 'nochmal'])
    expect(await shown()).toBe('Password: \nThe same again: \n')
  })

  test.each([
    ['Ctrl-C', '\x03'],
    ['Ctrl-D', '\x04'],
    ['Ctrl-C at the second question', 'geheim\r\x03'],
  ])('%s aborts', async (_, input) => {
    const { answers } = ask(input, true)
    await expect(answers).rejects.toThrow(StartError)
  })
})

describe('from a pipe', () => {
  test.each([
    ['one line', 'geheim ist ä geheim\n'],
    ['a line of Windows', 'geheim ist ä geheim\r\n'],
    ['a line without an end', 'geheim ist ä geheim'],
    ['more lines', 'geheim ist ä geheim\nnoch etwas\n'],
  ])('%s: the first line answers every question, and none is printed', async (_, typed) => {
    const { input, answers, shown } = ask(typed, false)
    input.end()
    expect([await answers, await shown()]).toEqual([['geheim ist ä geheim', 'geheim ist ä geheim'], ''])
  })

  test('empty input is an empty answer', async () => {
    const { input, answers } = ask('', false)
    input.end()
    expect(await answers).toEqual(['', ''])
  })
})
