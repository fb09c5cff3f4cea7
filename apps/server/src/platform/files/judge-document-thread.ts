import { parentPort, workerData } from 'node:worker_threads'
import { documentFormatOf } from './document-format.ts'

// The thread of `judge-document.ts`: one document, one answer.
parentPort?.postMessage(await documentFormatOf(Buffer.from(workerData as Uint8Array)))
