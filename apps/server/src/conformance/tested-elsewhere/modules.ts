import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'conformance/managed-lists/modules.ts': ['updateOrderOfContentElementsAsManager'],
  'contexts/modules/operations/arranging-content-elements.test.ts': [
    'deleteContentElementAsManager',
    'duplicateContentElementAsManager',
  ],
}
