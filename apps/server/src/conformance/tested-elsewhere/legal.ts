import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'contexts/legal/operations/get-legal-text-query.test.ts': ['getLegalVersions'],
  'contexts/legal/operations/legal-texts-as-admin.test.ts': [
    'createLegalTextAsAdmin',
    'deleteLegalTextAsAdmin',
    'getLegalTextsAsAdmin',
    'updateLegalTextAsAdmin',
  ],
}
