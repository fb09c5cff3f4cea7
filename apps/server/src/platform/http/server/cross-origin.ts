import cors from '@fastify/cors'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { openRequest } from '../../sessions/open-request.ts'
import { appHost } from '../../tenancy/tables.ts'

/** The native app's web views. All apps of that technology share these origins, so they prove nothing. */
const NATIVE_ORIGINS = new Set(['capacitor://localhost', 'https://localhost'])

/** The host of a web origin; null for any notation that browsers do not use. */
const hostOf = (origin: string): string | null => {
  const url = URL.parse(origin)
  return url && /^https?:$/.test(url.protocol) && url.origin === origin ? url.host : null
}

export const allowConfiguredOrigins = async (
  server: FastifyInstance,
  pool: pg.Pool,
  clock: () => Date,
): Promise<void> => {
  const isAllowed = async (request: FastifyRequest, origin: string): Promise<boolean> => {
    if (NATIVE_ORIGINS.has(origin)) return true
    const host = hostOf(origin)
    if (!host) return false
    if (host === request.host) return true
    const opening = { host: request.host, tokenHash: null, now: clock(), isReadOnly: true }
    return openRequest(pool, opening, async (tx, scope) => {
      if (!scope) return false
      const hosts = await tx.select().from(appHost).where(eq(appHost.host, host))
      return hosts.length > 0
    })
  }

  await server.register(cors, {
    delegator: async (request: FastifyRequest) => {
      const { origin } = request.headers
      return {
        origin: origin !== undefined && (await isAllowed(request, origin)) ? origin : false,
        credentials: true,
        methods: ['GET', 'POST'],
        allowedHeaders: [
          'auth-token',
          'app-version',
          'mobile-app-version',
          'trial-run',
          'content-type',
          'accept',
        ],
        exposedHeaders: ['auth-token', 'app-version', 'date', 'x-request-id'],
        maxAge: 600,
        strictPreflight: false,
      }
    },
  })
}
