import { FIRST_CALLS } from '@wohlauf/contract/authentication/first-calls'
import type { SessionAnswer } from '@wohlauf/contract/values/accounts/session-answer'
import type { Question } from '../api/device-answers.ts'
import { storedSession } from '../api/stored-session.ts'
import { deviceMs } from '../ui/time/clock.ts'
import { answerKey, storedAnswer } from './answers.ts'
import { currentDatabase } from './current-database.ts'
import { type DeviceDatabase, leaveToTransaction } from './database.ts'
import { makeRoom } from './make-room.ts'
import { allCommands } from './outbox/command-store.ts'
import { isCoveredByConsent } from './outbox/operations.ts'
import { imagesIn } from './pictures/images-in.ts'
import { storePictures } from './pictures/store-pictures.ts'
import { removeHealthData } from './remove-health-data.ts'
import { writeWithRoom } from './write-with-room.ts'

/** A screen's answers arrive together. */
const TOGETHER_MS = 300
/** Counting the stored bytes reads everything. */
const BETWEEN_COUNTS_MS = 60_000

type Waiting = { question: Question; answer: unknown }

let waitingAnswers = new Map<string, Waiting>()
let nextCountMs = 0

const consentOf = (session: unknown) => (session as SessionAnswer).user.healthConsentVersion

/**
 * Whether the consent was withdrawn, on this device or another one, since the session was last stored. A session that
 * had ended is not stored any more, but commands that need the consent may still wait.
 */
const hasWithdrawn = async (database: DeviceDatabase, session: Waiting): Promise<boolean> => {
  if (consentOf(session.answer) !== null) return false
  const before = await database.get('answers', answerKey(session.question.operation, {}))
  return before ? consentOf(before.answer) !== null : (await allCommands(database)).some(isCoveredByConsent)
}

/** Whether no data had to leave the device since the call. */
const mayStay = ({ question }: Waiting): boolean => question.generation === storedSession.generation

const write = async (database: DeviceDatabase, answers: ReadonlyMap<string, Waiting>): Promise<void> => {
  const { store, done } = database.transaction('answers', 'readwrite')
  // Checked in the same task in which the writes begin: a later removal includes them.
  for (const [key, waits] of answers)
    if (mayStay(waits))
      leaveToTransaction(store.put(storedAnswer(waits.question.operation, waits.answer), key))
  await done
}

const storeWaiting = async (): Promise<void> => {
  const answers = waitingAnswers
  waitingAnswers = new Map()
  const database = await currentDatabase()
  if (!database) return
  const session = answers.get(answerKey(FIRST_CALLS.getAuthenticatedUser, {}))
  if (session && (await hasWithdrawn(database, session))) await removeHealthData(database)
  await writeWithRoom(database, () => write(database, answers))
  storePictures([...answers.values()].filter(mayStay).flatMap(({ answer }) => imagesIn(answer)))
  if (deviceMs() < nextCountMs) return
  nextCountMs = deviceMs() + BETWEEN_COUNTS_MS
  await makeRoom(database)
}

/**
 * Returns nothing to await: an answer that cannot be stored is missing without a network, and nothing else
 * happens.
 */
export const store = (question: Question, answer: unknown): void => {
  if (waitingAnswers.size === 0) setTimeout(() => void storeWaiting().catch(() => {}), TOGETHER_MS)
  waitingAnswers.set(answerKey(question.operation, question.input), { question, answer })
}
