import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'contexts/sponsors/operations/sponsors-as-manager.test.ts': [
    'createSponsorAsManager',
    'updateAvailableSeatsOfSponsorAsManager',
    'updateNameOfSponsorAsManager',
  ],
  'contexts/sponsors/registration-link.test.ts': [
    'deleteRegistrationLinkAsManager',
    'generateRegistrationLinkAsManager',
    'refreshRegistrationLinkAsManager',
    'updateRulesOfRegistrationLinkAsManager',
  ],
}
