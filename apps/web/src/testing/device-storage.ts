import { storeAnswersBy, storeAnswersOf } from '../api/device-answers.ts'
import { storedSession } from '../api/stored-session.ts'
import { deleteDeviceDatabase, deviceDatabases } from '../device/database.ts'
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
