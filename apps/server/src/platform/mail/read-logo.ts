import { buffer } from 'node:stream/consumers'
import type { JobContext } from '../jobs/job.ts'
import { logoKey } from '../storage/branding/logo-key.ts'
import type { StoredLogo } from '../storage/branding/stored-logo.ts'

/** Larger than the number of apps that send mails at the same time. */
const MAX_LOGOS = 20

type Context = Pick<JobContext<unknown>, 'appId' | 'services' | 'log'>

export type ReadLogo = StoredLogo & { png: Buffer }

/** A burst reads its app's logo once. If the storage does not answer, a mail is sent without it. */
export const createLogoReader = () => {
  const pngOfLogo = new Map<string, Buffer>()
  return async ({ appId, services, log }: Context, logo: StoredLogo | null): Promise<ReadLogo | null> => {
    if (!logo) return null
    const key = logoKey(appId, logo.logoId)
    const earlier = pngOfLogo.get(key)
    if (earlier) return { ...logo, png: earlier }
    try {
      const file = await services.storage.read(key)
      if (!file) return null
      const png = await buffer(file)
      if (pngOfLogo.size >= MAX_LOGOS) pngOfLogo.clear()
      pngOfLogo.set(key, png)
      return { ...logo, png }
    } catch {
      log.warn({ appId }, 'a mail was sent without its logo')
      return null
    }
  }
}
