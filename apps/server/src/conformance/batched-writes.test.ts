import { expect, test } from 'vitest'
import { HANDLERS } from '../composition/handlers.ts'
import { REQUIRED_DATABASE } from '../composition/required-database.ts'
import { SCHEMAS } from '../platform/database/function-schemas.ts'

/** A batched write is admitted without the lock of the account, so its function guards what changes meanwhile (docs/decisions/0041). */

const bodyOf = (name: string): string => {
  const found = REQUIRED_DATABASE.functions.find((each) => each.kind === 'writes' && each.name === name)
  if (!found) throw new Error(`there is no function writes.${name}`)
  return found.create().replace(/^.*?\$\$/s, '')
}

/** The calls of functions of `writes` with their arguments, also those within them. */
const callsIn = (body: string): string[] =>
  [...body.matchAll(new RegExp(`${SCHEMAS.writes}\\.(\\w+)\\(([^;]*)\\)`, 'g'))].flatMap(
    ([call, name = '']) => [call, ...callsIn(bodyOf(name))],
  )

const batched = HANDLERS.flatMap(({ operation, batchedWrite }) =>
  batchedWrite === null ? [] : [{ name: operation.name, operation, batchedWrite }],
)

test.each(batched)('$name locks the account of its author, who has the consent if one is needed', (each) => {
  const locks = callsIn(bodyOf(each.batchedWrite)).filter((call) =>
    call.startsWith(`${SCHEMAS.writes}.lock_author(`),
  )
  expect(locks).toHaveLength(1)
  expect(/\bNULL\)$/.test(locks[0] ?? '')).toBe(!each.operation.needsHealthConsent)
})
