import type { QueryClient } from '@tanstack/react-query'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { storedSession } from '../../api/stored-session.ts'
import { writeAnswer } from '../answers.ts'
import type { Act, DeviceDatabase } from '../database.ts'
import { waitingOperation } from './operations.ts'

/** The queries whose answers an act changes. */
export const changedBy = (act: Act): readonly AnyOperation[] =>
  waitingOperation(act.operation)?.invalidates?.() ?? []

const isInput = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the screens show of waiting acts survives the page: the cached answers that they have changed. */
export const writeChangedAnswers = async (
  queryClient: QueryClient,
  database: DeviceDatabase,
  acts: readonly Act[],
): Promise<void> => {
  const { generation } = storedSession
  for (const query of new Set(acts.flatMap(changedBy)))
    for (const [[, input, ...more], answer] of queryClient.getQueriesData({ queryKey: [query.name] })) {
      // Something had to leave the device meanwhile.
      if (generation !== storedSession.generation) return
      if (isInput(input) && more.length === 0 && answer !== undefined)
        await writeAnswer(database, query, input, answer)
    }
}
