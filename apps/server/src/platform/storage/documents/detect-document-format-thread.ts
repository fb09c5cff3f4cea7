import { parentPort, workerData } from 'node:worker_threads'
import { detectFormatOfBytes } from './document-format.ts'

// An unreadable document is refused; any other error of this thread is a fault of the server.
parentPort?.postMessage(await detectFormatOfBytes(Buffer.from(workerData as Uint8Array)).catch(() => null))
