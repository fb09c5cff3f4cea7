import type { Config } from '../platform/base/config/config.ts'
import type { Tracing } from './tracing.ts'

/** The traces of this process; null without a receiver: then none of their code is loaded. */
export const loadTracing = async ({ tracesUrl }: Pick<Config, 'tracesUrl'>): Promise<Tracing | null> => {
  if (!tracesUrl) return null
  const { openTracing } = await import('./tracing.ts')
  return openTracing(tracesUrl)
}
