import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { legalText } from '../../../apps/server/src/contexts/legal/database/tables.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import { DEMO_IMPRINTS } from './content/imprints.ts'
import { DEMO_STATEMENT } from './content/statement.ts'

export const writeStatement = async (tx: Tx, now: Date): Promise<void> => {
  const validFrom = addDays(berlinDay(now), -30)
  await tx
    .insert(legalText)
    .values({ kind: 'ACCESSIBILITY', validFrom, bodyHtml: DEMO_STATEMENT, writtenAt: now })
}

export const writeImprints = async (tx: Tx, now: Date): Promise<void> => {
  for (const { daysAgo, bodyHtml } of DEMO_IMPRINTS)
    await tx.insert(legalText).values({
      kind: 'IMPRINT',
      validFrom: addDays(berlinDay(now), -daysAgo),
      bodyHtml,
      writtenAt: now,
    })
}
