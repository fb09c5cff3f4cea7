import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A key counts as answered when Orca has said nothing for this time. */
const SILENCE_MS = 2000
const LOOK_AGAIN_MS = 100
const MAX_SILENCE_MS = 60_000
/** Between two letters, in milliseconds: quicker ones are lost before they reach Firefox. */
const TYPING_MS = 60
/** A search with a key that has not reached its target by then goes in circles. */
const MAX_PRESSES = 60

/** "SPEECH OUTPUT: 'Anmelden push button' voice=hyperlink". */
const UTTERANCE = /^SPEECH OUTPUT: '(.*)'(?: voice=\w+)?$/

/** What differs from day to day, and would be another record each time. */
const CHANGING: [RegExp, string][] = [
  [/Guten (?:Morgen|Tag|Abend)/g, 'Guten Tag'],
  [/\b(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag\b|\bMittwoch\b/g, '<Wochentag>'],
  [
    /\b\d{1,2}\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/g,
    '<Tag>',
  ],
  [/\b\d{2}\.\d{2}\.\d{4}\b/g, '<Tag>'],
  [/\b\d{2}:\d{2}\b/g, '<Uhrzeit>'],
]

const steady = (text: string): string =>
  CHANGING.reduce((result, [pattern, word]) => result.replaceAll(pattern, word), text)

type Desktop = { environment: NodeJS.ProcessEnv; speechLog: string }

/**
 * Presses keys as a person does who sees nothing, and writes down each with what Orca said next: the record of a task.
 */
export const openEar = ({ environment, speechLog }: Desktop) => {
  const record: string[] = []
  let heard = 0
  let keyAt = 0

  const said = async (): Promise<string[]> =>
    (await readFile(speechLog, 'utf8').catch(() => ''))
      .split('\n')
      .flatMap((line) => UTTERANCE.exec(line)?.slice(1) ?? [])

  /** Resolves with what was said since the last call, once Orca is silent. */
  const listen = async (): Promise<string[]> => {
    let known = (await said()).length
    let silentSince = Date.now()
    while (Date.now() - silentSince < SILENCE_MS) {
      await sleep(LOOK_AGAIN_MS)
      const count = (await said()).length
      if (count !== known) silentSince = Date.now()
      known = count
    }
    const news = (await said()).slice(heard, known)
    heard = known
    const lines = news.map((line) => steady(line).trim()).filter((line) => line !== '')
    record.push(...lines)
    return lines
  }

  const press = async (key: string): Promise<string[]> => {
    keyAt = record.push('', `[${key}]`)
    await run('xdotool', ['key', key], { env: environment })
    return listen()
  }

  return {
    press,
    /** Types into the field that has the focus. What is typed is not recorded: it may differ each time. */
    type: async (text: string): Promise<string[]> => {
      keyAt = record.push('', '[…]')
      await run('xdotool', ['type', '--delay', String(TYPING_MS), text], { env: environment })
      return listen()
    },
    /** Presses a key until Orca says `text`, as one looks for a heading, a button or a field. */
    seek: async (key: string, text: string): Promise<void> => {
      for (let presses = 0; presses < MAX_PRESSES; presses += 1)
        if ((await press(key)).some((line) => line.includes(text))) return
      throw new Error(`Orca never said "${text}":\n${record.join('\n')}`)
    },
    /** For what comes by itself after a key, such as the answer of the server. */
    hear: async (text: string): Promise<void> => {
      const until = Date.now() + MAX_SILENCE_MS
      while (!record.slice(keyAt).some((line) => line.includes(text))) {
        if (Date.now() > until) throw new Error(`Orca never said "${text}":\n${record.join('\n')}`)
        await listen()
      }
    },
    /** Forgets what was said: how much of a page is read while it loads depends on the machine. */
    begin: async (): Promise<void> => {
      await listen()
      record.length = 0
    },
    record: (): string => `${record.join('\n').trim()}\n`,
  }
}

export type Ear = ReturnType<typeof openEar>
