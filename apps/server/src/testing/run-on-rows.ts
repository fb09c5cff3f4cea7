import { inTenant } from '../platform/database/transaction.ts'
import type { Job, LooseJobContext } from '../platform/jobs/job.ts'
import type { Services } from '../platform/services.ts'
import type { openTestRows } from './test-rows.ts'

type TestRows = Awaited<ReturnType<typeof openTestRows>>

/** Runs a job in one app as a worker does, without the queue. */
export const runOnRows = <Payload>(
  { pool, clock }: TestRows,
  job: Job<Payload>,
  appId: string,
  { payload, ...services }: Partial<Services> & { payload?: Payload } = {},
): Promise<void> => {
  const context = {
    payload: job.payload.parse(payload ?? {}),
    appId,
    now: clock.now(),
    services,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    inTx: (work) => inTenant(pool, { appId, userId: null, reach: 'app' }, work),
  } as unknown as LooseJobContext<Payload>
  return job.run(context)
}
