import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'contexts/staff-security/second-factor.test.ts': [
    'renewRecoveryCodesAsAdmin',
    'confirmSecondFactorAsManager',
    'getSecondFactorAsAdmin',
    'getSecondFactorAsManager',
    'proveIdentityAsAdmin',
    'removeSecondFactorAsAdmin',
    'removeSecondFactorAsManager',
    'renewRecoveryCodesAsManager',
  ],
  'testing/people/second-factor.ts': [
    'beginSecondFactorAsAdmin',
    'beginSecondFactorAsManager',
    'confirmSecondFactorAsAdmin',
  ],
}
