import type { DeviceAnswers, Question } from '../api/device-answers.ts'
import { readStoredPicture } from '../ui/state/read-stored-picture.ts'
import { whenIdle } from '../ui/state/when-idle.ts'
import { answerFromDevice, markAsServersAnswer } from './answer-from-device.ts'
import { readFile } from './files.ts'
import { keepOnly, remove, removeAnswersOfEnded } from './remove.ts'
import { store as storeOnDevice } from './store-answers.ts'

const store = (question: Question, answer: unknown): void => {
  markAsServersAnswer(question)
  storeOnDevice(question, answer)
}

const answer = async <Answer>(
  question: Question,
  coming: Promise<Answer>,
  failure: unknown,
): Promise<Answer> => {
  const deviceAnswer = await answerFromDevice(question, failure)
  if (!deviceAnswer) return coming
  // The server was silent: its answer may still come.
  coming.then(
    (lateAnswer) => {
      question.place?.show(lateAnswer as never)
      store(question, lateAnswer)
    },
    () => {},
  )
  return deviceAnswer.answer as Answer
}

// From now on a picture that cannot be loaded is read from the device.
readStoredPicture.set(readFile)

/** The page's own questions come first, and the session's answer, which names the features, is stored with them. */
const DAY_DELAY_MS = 6000

const storeDay = async (): Promise<void> => (await import('./day/store-day.ts')).storeDay()

const keepOnlyAndStoreDay: DeviceAnswers['keepOnly'] = async (appId, userId) => {
  await keepOnly(appId, userId)
  setTimeout(() => whenIdle(() => void storeDay().catch(() => {})), DAY_DELAY_MS)
}

export const deviceAnswers: DeviceAnswers = {
  store,
  answer,
  keepOnly: keepOnlyAndStoreDay,
  remove,
  removeAnswersOfEnded,
}
