import type { SessionAnswer } from '@wohlauf/contract/authentication/authentication'
import { FIRST_CALLS } from '@wohlauf/contract/authentication/first-calls'
import type { Question } from '../api/device-answers.ts'
import { storedSession } from '../api/stored-session.ts'
import { answerKey, storedAnswer } from './answers.ts'
import { currentDatabase } from './current-database.ts'
import type { DeviceDatabase } from './database.ts'
import { makeRoom } from './make-room.ts'
import { imagesIn } from './pictures/images-in.ts'
import { storePictures } from './pictures/store-pictures.ts'
import { removeHealthData } from './remove-health-data.ts'
import { writeWithRoom } from './write-with-room.ts'

/** A screen's answers come together. */
const TOGETHER_MS = 300
/** Counting what is stored reads all of it. */
const BETWEEN_COUNTS_MS = 60_000

type Waiting = { question: Question; answer: unknown }

let waiting = new Map<string, Waiting>()
let nextCountMs = 0

const consentOf = (session: unknown) => (session as SessionAnswer).user.healthConsentVersion

/** The consent was withdrawn on this device or another one since the session was last stored. */
const hasWithdrawn = async (database: DeviceDatabase, session: Waiting): Promise<boolean> => {
  const before = await database.get('answers', answerKey(session.question.operation, {}))
  return before !== undefined && consentOf(before.answer) !== null && consentOf(session.answer) === null
}

const write = async (database: DeviceDatabase, written: ReadonlyMap<string, Waiting>): Promise<void> => {
  // In the same turn as the writes begin: what leaves the device afterwards takes them along.
  const { generation } = storedSession
  const transaction = database.transaction('answers', 'readwrite')
  for (const [key, { question, answer }] of written)
    if (question.generation === generation)
      void transaction.store.put(storedAnswer(question.operation, answer), key).catch(() => {})
  await transaction.done
}

const storeWaiting = async (): Promise<void> => {
  const written = waiting
  waiting = new Map()
  const database = await currentDatabase()
  if (!database) return
  const session = written.get(answerKey(FIRST_CALLS.getAuthenticatedUser, {}))
  if (session && (await hasWithdrawn(database, session))) await removeHealthData(database)
  await writeWithRoom(database, () => write(database, written))
  storePictures([...written.values()].flatMap(({ answer }) => imagesIn(answer)))
  if (Date.now() < nextCountMs) return
  nextCountMs = Date.now() + BETWEEN_COUNTS_MS
  await makeRoom(database)
}

/** Not awaited by anybody: what cannot be stored is missing without a network, and nothing else. */
export const store = (question: Question, answer: unknown): void => {
  if (waiting.size === 0) setTimeout(() => void storeWaiting().catch(() => {}), TOGETHER_MS)
  waiting.set(answerKey(question.operation, question.input), { question, answer })
}
