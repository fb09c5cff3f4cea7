import { getQueuesAsAdmin } from '@wohlauf/contract/administration/administration-running'
import { handle } from '../../../platform/http/mount/handler.ts'
import { queueFigures } from '../../../platform/jobs/queue-figures.ts'
import { jobKind } from '../titles-of-kinds.ts'

export const getQueuesAsAdminQuery = handle(getQueuesAsAdmin, async ({ tx }) => {
  const queues = (await queueFigures(tx)).filter(
    ({ ready, retrying, active }) => ready + retrying + active > 0,
  )
  return {
    queues: queues.map(({ name, ready, retrying, active, oldestDueAt }) => ({
      kind: jobKind(name),
      ready,
      retrying,
      active,
      oldestDueAt: oldestDueAt?.toISOString() ?? null,
    })),
  }
})
