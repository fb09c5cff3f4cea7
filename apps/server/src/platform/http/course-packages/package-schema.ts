import { CoursePackage } from '@wohlauf/contract/course-packages/course-package'
import { PACKAGE_FILE } from '@wohlauf/contract/course-packages/package-limits'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

/** The format of the text of a course package, as JSON Schema. */
export const packageSchema = (): object => ({
  title: `${PACKAGE_FILE} of a course package`,
  ...z.toJSONSchema(CoursePackage, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    // Unknown fields of a package are refused, even where calls would leave them out.
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties = false
    },
  }),
})

/** Serves programs that write packages: it needs no login. */
export const servePackageSchema = (server: FastifyInstance): void => {
  let text: string | undefined
  server.get('/api/course-package.schema.json', (_request, reply) => {
    text ??= JSON.stringify(packageSchema())
    return reply.type('application/schema+json; charset=utf-8').send(text)
  })
}
