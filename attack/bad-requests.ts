import { adminLogout, logout } from '@wohlauf/contract/authentication/authentication'
import { getModules } from '@wohlauf/contract/modules/modules'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { sampleInput } from '../apps/server/src/conformance/sample-input.ts'
import { createWorld } from '../apps/server/src/conformance/world.ts'
import { ADMIN_HOST } from '../apps/server/src/testing/hosts.ts'
import { ADDRESS_MAKERS } from './bad/address.ts'
import { FILE_MAKERS } from './bad/files.ts'
import { JSON_MAKERS } from './bad/json.ts'
import { type RawAnswer, sendRaw } from './bad/raw.ts'
import type { BadRequest, Ingredients } from './bad/request.ts'
import { TRANSFER_MAKERS } from './bad/transfer.ts'
import type { Attack } from './campaign.ts'
import { startCanary } from './canary.ts'
import { complaintAbout } from './complaint.ts'
import { startProduct } from './product.ts'

/** Number of requests in flight. */
const AT_ONCE = 24

/** Operations that would end the shared sessions or delete the rows that later requests refer to. */
const isSpared = (operation: AnyOperation) =>
  operation.isOwnersOnly === true ||
  operation === logout ||
  operation === adminLogout ||
  /delete-|disable-/.test(operation.name)

/** A maker that is listed twice is drawn twice as often. */
const MAKERS = [...JSON_MAKERS, ...ADDRESS_MAKERS, ...FILE_MAKERS, ...TRANSFER_MAKERS]

/** The request as an escaped string, so that it can be sent again with `printf`. */
const escaped = (bytes: Buffer): string =>
  JSON.stringify(bytes.subarray(0, 500).toString('latin1')) +
  (bytes.length > 500 ? ` … ${bytes.length} bytes` : '')

/** Outside of `/api/`, an unknown path is answered with the site's 404 page. */
const isPageOfSite = ({ status, headers }: RawAnswer, bytes: Buffer): boolean =>
  status === 404 &&
  /^content-type: text\/html/im.test(headers) &&
  !/^\S+ \/api\//.test(bytes.subarray(0, 50).toString('latin1'))

const complaint = (answer: RawAnswer, { bytes, isHalf }: BadRequest): string | null => {
  const { status, text, isCut, headers, ms } = answer
  if (status === 0)
    return isHalf
      ? null
      : `${isCut ? 'no answer within' : 'closed without an answer after'} ${Math.round(ms)} ms`
  // The connection was cut early, or the answer has no body (HEAD, 417).
  if (isHalf && text === '') return status >= 500 ? `status ${status}` : null
  if (status >= 300 && status < 400) return `a redirection: ${headers}`
  return isPageOfSite(answer, bytes) ? null : complaintAbout({ status, text })
}

export const attackByBadRequests = async ({ report, random, requests }: Attack): Promise<void> => {
  const product = await startProduct(report)
  const { testServer, port } = product
  try {
    const world = await createWorld(testServer)
    const usual = OPERATIONS.filter((operation) => !isSpared(operation))
    const ingredients: Ingredients = {
      random,
      posts: usual.filter(({ method, kind }) => method === 'POST' && kind !== 'upload'),
      uploads: usual.filter(({ kind }) => kind === 'upload'),
      gets: usual.filter(({ method }) => method === 'GET'),
      inputFor: (operation) => sampleInput(operation, world),
      world,
      hosts: { app: world.app.host, admin: ADMIN_HOST },
    }
    const learner = await testServer.signIn(await testServer.createUser({ app: world.app }))
    const canary = startCanary(product.client, getModules, { host: world.app.host, token: learner })
    const statuses = new Map<number, number>()
    let sentCount = 0
    const work = async () => {
      while (sentCount < requests) {
        sentCount += 1
        const number = sentCount
        const bad = random.pick(MAKERS)(ingredients)
        report.count()
        const answer = await sendRaw(port, bad.bytes, bad.isHalf)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const wrong = complaint(answer, bad)
        if (wrong)
          report.finding(
            wrong.replace(/\d{3,} ms/, '… ms').slice(0, 120),
            `request ${number}: ${wrong}\n    ${escaped(bad.bytes)}`,
          )
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    await canary.stop(report)
    report.note(
      `answers by status: ${[...statuses]
        .sort()
        .map(([status, times]) => `${status}: ${times}`)
        .join(', ')}`,
    )
    if (product.program.output().includes('"level":50'))
      report.finding('errors in the log', product.program.output().slice(0, 3000))
  } finally {
    await product.stop()
  }
}
