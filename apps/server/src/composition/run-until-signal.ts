import { type Config, readConfig } from '../platform/base/config/config.ts'
import { endOnSignal } from './end-on-signal.ts'
import { operatorSentence } from './operator-sentence.ts'

type Running = {
  welcome: string
  /** Resolves to an error for the operator when an essential part is lost permanently. */
  permanentFailure?: Promise<Error>
  stop: () => Promise<void>
}

/**
 * Starts a program and runs it until SIGTERM or SIGINT; a signal during the start ends the process with 0.
 * @param name for messages, for example "Wohlauf"
 * @param start gets a signal that is aborted when the process is asked to end; then it ends what it has
 * started, and throws
 */
export const runUntilSignal = async (
  name: string,
  start: (config: Config, ending: AbortSignal) => Promise<Running>,
): Promise<void> => {
  const ending = new AbortController()
  try {
    const config = readConfig(process.env)
    const { promise: starting, resolve, reject } = Promise.withResolvers<Running>()
    starting.catch(() => {})
    const fail = endOnSignal(name, config, async () => {
      ending.abort()
      const running = await starting.catch(() => null)
      await running?.stop()
    })
    start(config, ending.signal).then(resolve, reject)
    const { permanentFailure, welcome } = await starting
    void permanentFailure?.then(fail)
    if (!ending.signal.aborted) console.log(welcome)
  } catch (error) {
    // The process is asked to end: the signal's handler exits.
    if (ending.signal.aborted) return
    const sentence = operatorSentence(error)
    console.error(sentence ? `${name} cannot start: ${sentence}` : error)
    process.exit(1)
  }
}
