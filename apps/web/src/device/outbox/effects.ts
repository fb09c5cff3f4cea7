import type { QueryClient } from '@tanstack/react-query'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import type { DeviceDatabase, QueuedCommand } from '../database.ts'

export type EffectiveCommand = Pick<QueuedCommand, 'operation' | 'input' | 'doneAtMs'>

/** What a command changes in the answer of a query. */
export type Effect = {
  query: string
  operation: string
  apply: (answer: unknown, command: EffectiveCommand) => unknown
}

/** @param apply changes nothing in an answer that already has the command's effect */
export const effectOn = <Query extends AnyOperation, Op extends AnyOperation>(
  query: Query,
  operation: Op,
  apply: (answer: OutputOf<Query>, input: InputOf<Op>, doneAtMs: number) => OutputOf<Query>,
): Effect => ({
  query: query.name,
  operation: operation.name,
  apply: (answer, { input, doneAtMs }) => apply(answer as OutputOf<Query>, input as InputOf<Op>, doneAtMs),
})

/** @returns the same object if no effect concerns the answer */
export const withEffects = <Answer>(
  answer: Answer,
  query: string,
  effects: readonly Effect[],
  commands: readonly EffectiveCommand[],
): Answer =>
  commands.reduce(
    (changed, command) =>
      effects
        .filter((effect) => effect.query === query && effect.operation === command.operation)
        .reduce((value, effect) => effect.apply(value, command) as Answer, changed),
    answer,
  )

const queriesOf = (effects: readonly Effect[]): Set<string> => new Set(effects.map(({ query }) => query))

/** Changes the cached answers, which screens show. */
export const showEffects = (
  queryClient: QueryClient,
  effects: readonly Effect[],
  commands: readonly EffectiveCommand[],
): void => {
  for (const query of queriesOf(effects))
    for (const [queryKey, answer] of queryClient.getQueriesData({ queryKey: [query] })) {
      const next = answer === undefined ? answer : withEffects(answer, query, effects, commands)
      if (next !== answer) queryClient.setQueryData(queryKey, next)
    }
}

/**
 * Changes the answers on the device, for a command that the server has accepted: without a network they cannot
 * be fetched again.
 */
export const storeEffects = async (
  database: DeviceDatabase,
  effects: readonly Effect[],
  command: EffectiveCommand,
): Promise<void> => {
  const own = effects.filter(({ operation }) => operation === command.operation)
  for (const query of queriesOf(own)) {
    const { store, done } = database.transaction('answers', 'readwrite')
    const keys = IDBKeyRange.bound(`${query} `, `${query}!`)
    for (let cursor = await store.openCursor(keys); cursor; cursor = await cursor.continue()) {
      const { value } = cursor
      const answer = withEffects(value.answer, query, own, [command])
      if (answer !== value.answer) await cursor.update({ ...value, answer })
    }
    await done
  }
}
