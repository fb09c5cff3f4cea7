import { stopEmailReminders } from '@wohlauf/contract/accounts/notification-settings'
import type { RefusalBody } from '@wohlauf/contract/refusals'
import { fillPath } from '@wohlauf/contract/routes/route-path'
import { ROUTES } from '@wohlauf/contract/routes/routes'
import type { FastifyInstance } from 'fastify'

const PATH = fillPath(ROUTES['authentication-stop-email-reminders'].path, (parameter) => `:${parameter}`)

/** RFC 8058: a mail program unsubscribes with one POST to the link, of which only the token is used. */
export const serveUnsubscribing = (server: FastifyInstance): void => {
  server.register(async (own) => {
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: 1024 },
      (_request, _body, done) => done(null),
    )
    own.post<{ Params: { confirmationToken: string } }>(PATH, async (request, reply) => {
      const answer = await server.inject({
        method: 'POST',
        url: stopEmailReminders.path,
        headers: { host: request.host },
        remoteAddress: request.ip,
        payload: { confirmationToken: request.params.confirmationToken },
      })
      const text =
        answer.statusCode === 200
          ? 'Du bekommst keine Erinnerungen per E-Mail mehr.'
          : answer.json<RefusalBody>().message
      return reply.code(answer.statusCode).type('text/plain; charset=utf-8').send(text)
    })
  })
}
