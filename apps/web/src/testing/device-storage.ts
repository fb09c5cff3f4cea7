import { storeAnswersBy, storeAnswersOf } from '../api/device-answers.ts'
import { storedSession } from '../api/stored-session.ts'
import { answerKey, storedAnswer } from '../device/answers.ts'
import { type DeviceDatabase, deleteDeviceDatabase, deviceDatabases } from '../device/database.ts'
import { deviceAnswers } from '../device/device-answers.ts'
import { answersOfDevice } from '../ui/state/answers-of-device.ts'
import { sampleApp } from './samples.ts'

/** A device that stores answers, on which a learner is signed in. */
export const storeOnDevice = (userId: string): void => {
  storeAnswersBy(async () => deviceAnswers)
  storedSession.setToken('token-of-a-test')
  storedSession.setOwner(sampleApp.appId, userId)
  storeAnswersOf(sampleApp.appId, userId, true)
}

/** Called after each test: other tests do not store answers. */
export const stopStoringOnDevice = async (): Promise<void> => {
  storeAnswersBy(null)
  answersOfDevice.set(new Map())
  storedSession.clear()
  for (const { appId, userId } of await deviceDatabases()) await deleteDeviceDatabase(appId, userId)
}

type Query = { name: string }

export const writeAnswer = async (
  database: DeviceDatabase,
  operation: Query,
  input: object,
  answer: unknown,
): Promise<void> =>
  void (await database.put('answers', storedAnswer(operation, answer), answerKey(operation, input)))

/** Undefined if the device does not have the answer. */
export const readAnswer = async (
  database: DeviceDatabase,
  operation: Query,
  input: object,
): Promise<unknown> => (await database.get('answers', answerKey(operation, input)))?.answer
