import { setTimeout } from 'node:timers/promises'
import type { Metrics } from '../base/metrics/metrics.ts'
import type { FileStorage } from './storage.ts'

/** A folder on a disk of the network may never answer; Prometheus waits for ten seconds. */
const TIMEOUT_MS = 5000

/** Runs with the figures alone: no request and no readiness waits for it. */
export const watchStorage = (metrics: Metrics, storage: Pick<FileStorage, 'check'>): void =>
  metrics.watch('wohlauf_storage_up', 'Whether the file storage answers: 1 or 0.', [], async () => {
    const isUp = storage.check().then(
      () => true,
      () => false,
    )
    const tooLate = setTimeout(TIMEOUT_MS, false, { ref: false })
    return [{ labels: {}, value: (await Promise.race([isUp, tooLate])) ? 1 : 0 }]
  })
