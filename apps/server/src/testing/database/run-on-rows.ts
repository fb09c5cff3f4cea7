import type { Services } from '../../platform/base/services.ts'
import { inTenant } from '../../platform/database/transaction.ts'
import type { Job, LooseJobContext } from '../../platform/jobs/job.ts'
import type { openTestRows } from './test-rows.ts'

type TestRows = Awaited<ReturnType<typeof openTestRows>>

/** Runs like a worker, without the queue. @returns its log lines */
export const runOnRows = async <Payload>(
  { pool, clock }: Pick<TestRows, 'pool' | 'clock'>,
  job: Job<Payload>,
  appId: string,
  { payload, ...services }: Partial<Services> & { payload?: Payload } = {},
): Promise<unknown[]> => {
  const lines: unknown[] = []
  const write = (...line: unknown[]) => void lines.push(line)
  const context: LooseJobContext<Payload> = {
    payload: job.payload.parse(payload ?? {}),
    appId,
    now: clock.now(),
    services: services as Services,
    log: { info: write, warn: write, error: write },
    record: () => {},
    inTx: (work) => inTenant(pool, { appId, userId: null, reach: 'app' }, work),
    inTxAs: (userId, work) => inTenant(pool, { appId, userId, reach: 'app' }, work),
  }
  await job.run(context)
  return lines
}
