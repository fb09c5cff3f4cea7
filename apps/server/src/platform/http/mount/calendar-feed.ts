import { createHash } from 'node:crypto'
import { CALENDAR_FEED_PATH, getCalendar } from '@wohlauf/contract/calendar-feed/calendar-feed'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../base/refusal.ts'
import { isToken } from '../../sessions/token.ts'
import { sendRefusal } from '../answers/answer.ts'

/** A weak tag, because the answer may also be sent compressed. */
const tagOf = (calendar: string): string => `W/"${createHash('sha256').update(calendar).digest('base64url')}"`

const isUnchanged = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((each) => ['*', tag, tag.slice(2)].includes(each.trim()))

/** A calendar sends no login and reads by GET: only the secret in the address is used. */
export const serveCalendarFeed = (server: FastifyInstance): void => {
  server.get<{ Params: { name: string } }>(`${CALENDAR_FEED_PATH}/:name`, async (request, reply) => {
    const [, token] = /^(.+)\.ics$/.exec(request.params.name) ?? []
    if (!isToken(token)) return sendRefusal(request, reply, new Refusal('not-found'))
    const answer = await server.inject({
      method: 'POST',
      url: getCalendar.path,
      headers: { host: request.host },
      remoteAddress: request.ip,
      payload: { token },
    })
    const retryAfter = answer.headers['retry-after']
    if (retryAfter) reply.header('retry-after', retryAfter)
    if (answer.statusCode !== 200) return reply.code(answer.statusCode).send(answer.json())
    const { calendar } = answer.json<{ calendar: string }>()
    const tag = tagOf(calendar)
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    if (isUnchanged(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(calendar)
  })
}
