import { parentPort, workerData } from 'node:worker_threads'
import { answerOf } from '../../base/thread-answer.ts'
import { readPackage } from './read-package.ts'

const answer = await answerOf(() => readPackage(Buffer.from(workerData as Uint8Array)))
const files = 'value' in answer ? [...answer.value.files.values()] : []
parentPort?.postMessage(
  answer,
  files.map(({ buffer }) => buffer),
)
