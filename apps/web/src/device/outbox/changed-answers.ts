import type { QueryClient } from '@tanstack/react-query'
import { namesOfStaleQueries } from '@wohlauf/contract/operation'
import { storedSession } from '../../api/stored-session.ts'
import { readAnswer, writeAnswer } from '../answers.ts'
import type { DeviceDatabase, QueuedCommand } from '../database.ts'
import { waitingOperation } from './operations.ts'

/** The queries whose answers a command changes. */
const changedBy = (command: QueuedCommand): string[] => {
  const operation = waitingOperation(command.operation)
  return operation ? namesOfStaleQueries(operation) : []
}

/** The names of the queries whose answers on the device are newer than the server's. */
export const queriesAhead = (commands: readonly QueuedCommand[]): Set<string> =>
  new Set(commands.filter(({ refusal }) => !refusal).flatMap(changedBy))

const isInput = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Stores the cached answers that queued commands have changed, so that the screens show the same after a
 * reload.
 */
export const writeChangedAnswers = async (
  queryClient: QueryClient,
  database: DeviceDatabase,
  commands: readonly QueuedCommand[],
): Promise<void> => {
  const { generation } = storedSession
  for (const name of new Set(commands.flatMap(changedBy)))
    for (const [[, input, ...more], answer] of queryClient.getQueriesData({ queryKey: [name] })) {
      // Data had to leave the device meanwhile.
      if (generation !== storedSession.generation) return
      if (isInput(input) && more.length === 0 && answer !== undefined)
        await writeAnswer(database, { name }, input, answer)
    }
}

/**
 * Shows the device's answers on a page that has called the server before it knew of the queued commands. A
 * command in flight has changed more.
 */
export const showChangedAnswers = async (
  queryClient: QueryClient,
  database: DeviceDatabase,
  commands: readonly QueuedCommand[],
): Promise<void> => {
  for (const name of queriesAhead(commands))
    for (const [queryKey, answer] of queryClient.getQueriesData({ queryKey: [name] })) {
      const [, input, ...more] = queryKey
      if (!isInput(input) || more.length > 0 || answer === undefined) continue
      const storedAnswer = await readAnswer(database, { name }, input)
      if (storedAnswer !== undefined && queryClient.isMutating() === 0)
        queryClient.setQueryData(queryKey, storedAnswer)
    }
}
