import type { QueryClient } from '@tanstack/react-query'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import { call } from './call.ts'
import { storedSession } from './stored-session.ts'

/** After this time without an answer from the server, the person gets the stored one. */
const SILENCE_MS = 4000
/** The code that stores answers is loaded after that of the page. */
const CODE_DELAY_MS = 2000

export type Question = {
  operation: AnyOperation
  input: object
  /** `storedSession.generation` at the time of the call. */
  generation: string
  /** Where the answer is shown; `show` updates it with a late answer. Null: nowhere. */
  place: { client: QueryClient; queryKey: readonly unknown[]; show: (answer: never) => unknown } | null
}

/**
 * A person's data that leave the device: all; all but queued commands; what can be read, so that the same
 * person finds the rest again; what the consent to health data covers.
 */
export type Leaving = 'all' | 'all-but-commands' | 'answers' | 'health-data'

/** The app's storage on the device, loaded as code of its own, which renders nothing. */
export type DeviceAnswers = {
  store: (question: Question, answer: unknown) => void
  /**
   * The device's answer while the server cannot be reached, otherwise that of the server.
   *
   * @param failure of `coming`; undefined while the server is silent
   */
  answer: <Answer>(question: Question, coming: Promise<Answer>, failure: unknown) => Promise<Answer>
  /** Removes the data of all other people, except queued commands of the last 30 days. */
  keepOnly: (appId: string, userId: string) => Promise<void>
  /** Removes what can be read, unless a session is stored: its end may have been interrupted. */
  removeAnswersOfEnded: () => Promise<void>
  remove: (appId: string, userId: string, leaving: Leaving) => Promise<void>
}

type Load = () => Promise<DeviceAnswers>

let load: Load | null = null
let isLoaded = false
let mayStore = true
/** True when a call has waited for that long, and none has been answered since. */
let isSilent = false

/** Called at start. Without it every answer is the server's. */
export const storeAnswersBy = (by: Load | null): void => {
  load = by
}

const later = (work: (device: DeviceAnswers) => unknown): void => {
  const start = () =>
    void load?.().then(
      (device) => {
        isLoaded = true
        work(device)
      },
      () => {},
    )
  setTimeout(start, isLoaded ? 0 : CODE_DELAY_MS)
}

/**
 * @param isLearner in a session of their own: for managers, and while an admin views the account, nothing is
 * stored
 */
export const storeAnswersOf = (appId: string, userId: string, isLearner: boolean): void => {
  mayStore = isLearner
  later((device) => device.keepOnly(appId, userId))
}

/** Called at a start without a session. */
export const removeAnswersOfEnded = (): void => later((device) => device.removeAnswersOfEnded())

const questionOf = (operation: AnyOperation, input: object, place: Question['place'] = null): Question => ({
  operation,
  input,
  generation: storedSession.generation,
  place,
})

const store = (question: Question, answer: unknown): void =>
  later((device) => mayStore && device.store(question, answer))

/** Stores an answer that came with a command. */
export const storeAnswer = <Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op>,
  answer: OutputOf<Op>,
): void => store(questionOf(operation, input), answer)

/** Resolves when the data are removed. Answers to earlier calls are not stored any more. */
export const removeFromDevice = async (leaving: Leaving): Promise<void> => {
  const { appId, lastUserId } = storedSession
  if (leaving === 'health-data') storedSession.beginGenerationInAllTabs()
  else storedSession.beginGeneration()
  if (!load || appId === null || lastUserId === null) return
  await load().then(
    (device) => device.remove(appId, lastUserId, leaving),
    () => {},
  )
}

type Context = { client: QueryClient; queryKey: readonly unknown[]; signal: AbortSignal }

export const showAsFirstPage =
  ({ client, queryKey }: Pick<Context, 'client' | 'queryKey'>) =>
  (page: unknown): void =>
    void client.setQueryData(queryKey, { pages: [page], pageParams: [null] })

/**
 * The server's answer; the device's while the server cannot be reached, for operations whose answers are
 * stored there.
 *
 * @param show replaces the device's answer on the screen when the server's comes late
 * @throws CallError as `call` does
 */
export const ask = async <Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op>,
  { client, queryKey, signal }: Context,
  show: (answer: OutputOf<Op>) => unknown = (answer) => client.setQueryData(queryKey, answer),
): Promise<OutputOf<Op>> => {
  const question = questionOf(operation, input, { client, queryKey, show })
  const coming = call(operation, input, { signal })
  if (!operation.isStoredOnDevice || !mayStore || !load) return coming
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, isSilent ? 0 : SILENCE_MS))
  coming.then(
    () => {
      isSilent = false
    },
    () => {},
  )
  let failure: unknown
  try {
    const answer = await Promise.race([coming, silence])
    if (answer !== undefined) {
      store(question, answer)
      return answer
    }
    isSilent = true
  } catch (error) {
    failure = error
  }
  return load().then(
    (device) => device.answer(question, coming, failure),
    () => coming,
  )
}
