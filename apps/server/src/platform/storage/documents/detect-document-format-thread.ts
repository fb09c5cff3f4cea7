import { parentPort, workerData } from 'node:worker_threads'
import { detectFormatOfBytes } from './document-format.ts'

// A document that cannot be read is refused; any other error of this thread is a fault of the server.
parentPort?.postMessage(await detectFormatOfBytes(Buffer.from(workerData as Uint8Array)).catch(() => null))
