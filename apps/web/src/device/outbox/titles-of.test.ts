import { describe, expect, it } from 'vitest'
import { idOf } from '../../testing/sample-elements.ts'
import { titlesOf } from './titles-of.ts'

const [habit, page, question, recipe, goal, other, newId] = [1, 2, 3, 4, 5, 6, 7].map(idOf)
const answers = [
  [{ habitIntentId: habit, title: 'Ein Glas Wasser' }],
  {
    title: 'Gut schlafen',
    pages: [{ modulePageId: page, title: 'Der Abend', elements: [{ contentElementId: question }] }],
  },
  // A mark without a title hides nothing that is named elsewhere.
  [{ kind: 'RECIPE', itemId: recipe }],
  { recipes: [{ recipeId: recipe, name: 'Linsensuppe' }] },
  {
    goals: [
      { userGoalId: goal, title: 'Mehr Gemüse' },
      { userGoalId: other, title: 'Mehr Schlaf' },
    ],
  },
  undefined,
  null,
  'ein Text',
]

describe('a command is about', () => {
  it.each<[string, object, string[]]>([
    ['its habit', { habitIntentId: habit, habitLogId: newId, date: '2031-03-05' }, ['Ein Glas Wasser']],
    ['its page', { modulePageId: page }, ['Der Abend']],
    ['the page of its question', { contentElementId: question }, ['Der Abend']],
    ['what was saved', { kind: 'RECIPE', itemId: recipe }, ['Linsensuppe']],
    [
      'its goals',
      { userGoalProgresses: [{ userGoalId: goal }, { userGoalId: other }, { userGoalId: goal }] },
      ['Mehr Gemüse', 'Mehr Schlaf'],
    ],
    ['nothing that is shown', { nutritionDiaryEntryId: newId, description: 'Suppe' }, []],
  ])('%s', (_what, input, titles) => expect(titlesOf(input, answers)).toEqual(titles))
})
