import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { legalText } from '../../../apps/server/src/contexts/legal/database/tables.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import { DEMO_EASY_LANGUAGE } from './content/easy-language.ts'
import { DEMO_IMPRINTS } from './content/imprints.ts'
import { DEMO_STATEMENT } from './content/statement.ts'

/** The texts of the kinds without a standard text. */
export const writeOptionalTexts = async (tx: Tx, now: Date): Promise<void> => {
  const common = { validFrom: addDays(berlinDay(now), -30), writtenAt: now }
  await tx.insert(legalText).values([
    { ...common, kind: 'ACCESSIBILITY', bodyHtml: DEMO_STATEMENT },
    { ...common, kind: 'EASY_LANGUAGE', bodyHtml: DEMO_EASY_LANGUAGE },
  ])
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
