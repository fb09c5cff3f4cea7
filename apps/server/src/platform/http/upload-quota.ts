import type { Limits } from '../limits/limits.ts'
import { Refusal } from './refusal.ts'

/**
 * Counts an upload and its bytes for its app before any of it is read. An upload that is refused later counts
 * as well: it was received and checked all the same.
 *
 * @throws Refusal `upload-quota-used-up`
 */
export const takeUploadQuota = async (
  limits: Limits,
  appId: string,
  bytes: number,
  now: Date,
): Promise<void> => {
  const waits = await Promise.all([
    limits.take('upload-to-app', appId, now),
    limits.take('upload-kibibyte-to-app', appId, now, Math.ceil(bytes / 1024)),
  ])
  const retryAfterSeconds = Math.max(...waits)
  if (retryAfterSeconds > 0) throw new Refusal('upload-quota-used-up', { retryAfterSeconds })
}
