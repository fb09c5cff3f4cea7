import { hashKey } from '@tanstack/react-query'
import { CallError } from '../api/call-error.ts'
import type { Question } from '../api/device-answers.ts'
import { storedSession } from '../api/stored-session.ts'
import { answersOfDevice } from '../ui/state/answers-of-device.ts'
import { serverNow } from '../ui/time/clock.ts'
import { answerKey } from './answers.ts'
import { askAgainWhenBack } from './ask-again-when-back.ts'
import { currentDatabase } from './current-database.ts'
import { leaveToTransaction, type StoredAnswer } from './database.ts'

/** Sent by a proxy or a stopping server: the request was not processed. */
const UNREACHED = [0, 502, 503, 504]
const GONE = [404, 410]

type Place = NonNullable<Question['place']>

const changeShownAnswers = (change: (answers: Map<string, number>) => void): void => {
  const next = new Map(answersOfDevice.get())
  change(next)
  answersOfDevice.set(next)
}

/** Marks the shown answer as the server's. */
export const markAsServersAnswer = ({ place }: Question): void => {
  const hash = place && hashKey(place.queryKey)
  if (hash && answersOfDevice.get().has(hash)) changeShownAnswers((answers) => answers.delete(hash))
}

const markAsDevicesAnswer = ({ client, queryKey }: Place, { receivedAtMs }: StoredAnswer): void => {
  changeShownAnswers((answers) => answers.set(hashKey(queryKey), receivedAtMs))
  askAgainWhenBack(client)
}

/** Counts as opening the answer: it stays for another 30 days. */
const readStored = async ({ operation, input, generation }: Question): Promise<StoredAnswer | undefined> => {
  const database = await currentDatabase()
  if (!database || generation !== storedSession.generation) return undefined
  const key = answerKey(operation, input)
  const transaction = database.transaction('answers', 'readwrite')
  const storedAnswer = await transaction.store.get(key)
  if (storedAnswer)
    leaveToTransaction(transaction.store.put({ ...storedAnswer, openedAtMs: serverNow().getTime() }, key))
  await transaction.done
  return storedAnswer
}

const removeGone = async ({ operation, input }: Question): Promise<void> => {
  const database = await currentDatabase()
  await database?.delete('answers', answerKey(operation, input))
}

const isUnreached = (failure: unknown): boolean =>
  failure === undefined || (failure instanceof CallError && UNREACHED.includes(failure.status))

/** Implements `DeviceAnswers.answer`. */
export const answerFromDevice = async (
  question: Question,
  failure: unknown,
): Promise<StoredAnswer | undefined> => {
  if (failure instanceof CallError && GONE.includes(failure.status))
    await removeGone(question).catch(() => {})
  if (!isUnreached(failure)) return undefined
  const storedAnswer = await readStored(question).catch(() => undefined)
  if (storedAnswer && question.place) markAsDevicesAnswer(question.place, storedAnswer)
  return storedAnswer
}
