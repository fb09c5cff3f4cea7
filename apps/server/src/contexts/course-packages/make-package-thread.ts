import { parentPort, workerData } from 'node:worker_threads'
import { answerOf } from '../../platform/base/thread-answer.ts'
import { makePackage, type PackageDraft } from './make-package.ts'

const answer = await answerOf(() => makePackage(workerData as PackageDraft))
parentPort?.postMessage(answer, 'value' in answer ? [answer.value.buffer] : [])
