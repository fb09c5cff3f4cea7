import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'contexts/publications/operations/publications.test.ts': [
    'createPublicationAsManager',
    'getPublications',
    'getPublicationsAsManager',
    'updatePublicationAsManager',
  ],
}
