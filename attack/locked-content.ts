import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { getModules } from '@wohlauf/contract/modules/modules'
import { createLearner } from '../apps/server/src/testing/people/learner.ts'
import { startCanary } from './canary.ts'
import { expectRecovery, expectRefused } from './fault-checks.ts'
import { startProduct } from './product.ts'
import type { Report } from './report.ts'

/** Several times as many as the product has connections. */
const CROWD = 60

/**
 * Content that all learners share cannot be loaded, because another transaction has locked its table: a crowd of
 * readers must be refused in time and must not delay others, who need other data.
 */
export const lockedContent = async (report: Report): Promise<void> => {
  const product = await startProduct(report)
  try {
    const { client, testServer } = product
    const { as, app } = await createLearner(testServer)
    const other = await createLearner(testServer)
    const readers = []
    for (let count = 0; count < CROWD; count += 1) readers.push((await createLearner(testServer, app)).as)
    await testServer.createModule(app)
    const holder = await testServer.adminPool.connect()
    const canary = startCanary(client, getAuthenticatedUser, other.as)
    try {
      await holder.query('BEGIN; LOCK TABLE module IN ACCESS EXCLUSIVE MODE')
      for (const round of [1, 2, 3]) {
        const answers = await Promise.all(readers.map((reader) => client.call(getModules, {}, reader)))
        expectRefused(report, `content locked, crowd ${round}`, answers, ['busy', 'overloaded'])
      }
    } finally {
      await holder.query('ROLLBACK')
      holder.release()
      await canary.stop(report)
    }
    await expectRecovery(report, 'content unlocked', () => client.call(getModules, {}, as))
  } finally {
    await product.stop()
  }
}
