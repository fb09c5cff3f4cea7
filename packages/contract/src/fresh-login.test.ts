import { expect, test } from 'vitest'
import { inspectPackageAsAdmin } from './course-packages/course-packages-as-admin.ts'
import { OPERATIONS } from './operations.ts'
import { proveIdentityAsAdmin, removeSecondFactorAsAdmin } from './staff-security/staff-security.ts'

/** They ask for the password themselves, or write nothing. */
const OPEN: readonly string[] = [proveIdentityAsAdmin, removeSecondFactorAsAdmin, inspectPackageAsAdmin].map(
  ({ name }) => name,
)

test('each operation of admins that changes something needs a fresh login', () => {
  const changing = OPERATIONS.filter(
    ({ audience, kind, mayWrite }) =>
      audience === 'admin' && (kind === 'command' || kind === 'upload' || mayWrite),
  )
  expect(
    changing
      .filter(({ needsFreshLogin }) => !needsFreshLogin)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...OPEN].sort())
})
