import { expect, test } from 'vitest'
import { changeOf, HINT_BEFORE_RATING, trendOf } from './trend.ts'

const goal = (...scores: number[]) => ({
  firstScore: scores[0] ?? 1,
  latestScore: scores.at(-1) ?? 1,
  scores,
})

test.each<[string, number[][], string]>([
  ['none rated', [[3], [5]], HINT_BEFORE_RATING],
  ['none rated, although one began at the highest score', [[10]], HINT_BEFORE_RATING],
  ['the only one up', [[3, 4]], 'Du bist deinem Ziel näher gekommen.'],
  ['the only one reached', [[3, 10]], 'Du hast dein Ziel erreicht. Das hast du gut gemacht!'],
  [
    'the only one down',
    [[5, 3]],
    'Gerade ist es schwerer als am Anfang. Das kommt vor: Ein kleiner Schritt genügt.',
  ],
  [
    'the only one unchanged, after some ups and downs',
    [[5, 3, 5]],
    'Du hältst deinen Stand. Auch Dranbleiben zählt.',
  ],
  [
    'all up',
    [
      [3, 4],
      [1, 2, 9],
    ],
    'Du bist allen deinen Zielen näher gekommen.',
  ],
  [
    'all reached',
    [
      [3, 10],
      [9, 10],
    ],
    'Du hast alle deine Ziele erreicht. Das hast du gut gemacht!',
  ],
  [
    'one of three up, the others unchanged',
    [[3, 4], [2, 2], [5]],
    'Du bist einem von 3 Zielen näher gekommen.',
  ],
  [
    'two of three up',
    [
      [3, 4],
      [2, 6],
      [5, 5],
    ],
    'Du bist 2 von 3 Zielen näher gekommen.',
  ],
  [
    'one up, one down',
    [
      [3, 4],
      [6, 2],
    ],
    'Du bist einem von 2 Zielen näher gekommen. Dass es bei anderen auf und ab geht, gehört dazu.',
  ],
  [
    'all unchanged',
    [
      [3, 3],
      [2, 2],
    ],
    'Du hältst deinen Stand. Auch Dranbleiben zählt.',
  ],
  [
    'one down, one unchanged',
    [
      [3, 3],
      [4, 2],
    ],
    'Gerade ist es schwerer als am Anfang. Das kommt vor: Ein kleiner Schritt genügt.',
  ],
])('%s', (_, goals, sentence) => expect(trendOf(goals.map((scores) => goal(...scores)))).toBe(sentence))

test.each<[number[], string]>([
  [[4, 7], 'Am Anfang 4, jetzt 7 von 10'],
  [[4, 7, 4], 'Am Anfang und jetzt 4 von 10'],
  [[4, 2], 'Am Anfang 4, jetzt 2 von 10'],
])('the change of %j', (scores, text) => expect(changeOf(goal(...scores))).toBe(text))
