import { markBlogArticleAsRead } from '@wohlauf/contract/blog/blog'
import {
  addFavourite,
  type FavouriteMark,
  getFavouriteMarks,
  removeFavourite,
} from '@wohlauf/contract/favourites/favourites'
import { getUserGoalProgress, rateUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { createHabitLog, deleteHabitLog, getHabitIntents } from '@wohlauf/contract/habits/habits'
import { markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules/modules'
import { createNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import {
  type AnyOperation,
  type InputOf,
  namesOfStaleQueries,
  type OutputOf,
} from '@wohlauf/contract/operation'
import { describe, expect, it } from 'vitest'
import { type EffectiveCommand, withEffects } from '../../device/outbox/effects.ts'
import { WAITING_OPERATIONS } from '../../device/outbox/operations.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { sampleGoal, sampleProgress } from '../../testing/sample-goals.ts'
import { sampleHabit } from '../../testing/sample-habits.ts'
import { EFFECTS } from './effects.ts'

/** A diary entry is shown from the queue itself; nothing shows that an article was read, or a module opened. */
const WITHOUT_EFFECT = [markModuleAsMostRecentlySeen, createNutritionDiaryEntry, markBlogArticleAsRead]

it('every command that may wait says what it changes, and only in answers that it invalidates', () => {
  const operations = new Set(EFFECTS.map(({ operation }) => operation))
  expect(WAITING_OPERATIONS.filter(({ name }) => !operations.has(name))).toEqual(WITHOUT_EFFECT)
  for (const { query, operation } of EFFECTS)
    expect(
      WAITING_OPERATIONS.filter(({ name }) => name === operation).flatMap(namesOfStaleQueries),
    ).toContain(query)
})

const DONE_AT = '2031-03-05T10:00:00.000Z'
const done = <Op extends AnyOperation>(
  { name }: Op,
  input: InputOf<Op>,
  doneAt = DONE_AT,
): EffectiveCommand => ({ operation: name, input, doneAtMs: Date.parse(doneAt) })

const after = <Query extends AnyOperation>(
  { name }: Query,
  answer: OutputOf<Query>,
  ...commands: EffectiveCommand[]
): OutputOf<Query> => {
  const next = withEffects(answer, name, EFFECTS, commands)
  expect(withEffects(next, name, EFFECTS, commands), 'an answer that has the effects').toEqual(next)
  return next
}

describe('saved items', () => {
  const [first, second] = [1, 2].map((nth): FavouriteMark => ({ kind: 'RECIPE', itemId: idOf(nth) }))
  if (!first || !second) throw new Error('two marks are needed')

  it('are those of the last commands, the newest first', () => {
    const marks = after(getFavouriteMarks, [first], done(addFavourite, second))
    expect(marks).toEqual([second, first])
    expect(after(getFavouriteMarks, marks, done(removeFavourite, first))).toEqual([second])
  })
})

describe('habits', () => {
  const habit = sampleHabit(1)
  const { habitIntentId } = habit
  const [older, newer] = [idOf(5), idOf(6)]
  const log = (date: string, habitLogId = older) => done(createHabitLog, { habitIntentId, date, habitLogId })
  const undo = (date: string, habitLogId = older) => done(deleteHabitLog, { habitIntentId, date, habitLogId })
  const stateAfter = (...commands: EffectiveCommand[]) => {
    const [intent] = after(getHabitIntents, [habit], ...commands)
    return { today: intent?.today, idOfTodaysLog: intent?.idOfTodaysLog, done: intent?.thisWeek.done }
  }

  it('are logged and undone', () => {
    expect(stateAfter(log('2031-03-05'))).toEqual({
      today: { date: '2031-03-05', state: 'DONE' },
      idOfTodaysLog: older,
      done: 1,
    })
    expect(stateAfter(log('2031-03-05'), undo('2031-03-05'))).toEqual({
      today: habit.today,
      idOfTodaysLog: null,
      done: 0,
    })
  })

  it('keep a log that is newer than the undone one', () => {
    const day = '2031-03-05'
    expect(stateAfter(log(day), undo(day), log(day, newer)).idOfTodaysLog).toBe(newer)
    const [logged] = after(getHabitIntents, [habit], log(day, newer))
    if (!logged) throw new Error('no intent')
    expect(after(getHabitIntents, [logged], log(day), undo(day))).toEqual([logged])
  })

  it('of an earlier day are brought to the day of the log', () => {
    expect(stateAfter(log('2031-03-10'))).toEqual({
      today: { date: '2031-03-10', state: 'DONE' },
      idOfTodaysLog: older,
      done: 1,
    })
  })

  it('have yesterday in the week of yesterday', () => {
    const monday = sampleHabit(1, {
      today: { date: '2031-03-10', state: 'PLANNED' },
      yesterday: { date: '2031-03-09', state: 'PLANNED' },
    })
    const [intent] = after(getHabitIntents, [monday], log('2031-03-09'))
    expect(intent).toEqual({ ...monday, yesterday: { date: '2031-03-09', state: 'DONE' } })
  })

  it('of others stay as they are', () => {
    const other = sampleHabit(2)
    expect(after(getHabitIntents, [other], log('2031-03-05'))).toEqual([other])
  })
})

describe('ratings of goals', () => {
  const [goal, other] = [sampleGoal(1, [3]), sampleGoal(2, [4])]
  const rate = (score: number, doneAt: string) =>
    done(
      rateUserGoalProgress,
      { userGoalProgresses: [{ userGoalId: goal.userGoalId, userGoalProgressScore: score }] },
      doneAt,
    )
  const before = sampleProgress([goal, other], { isRatingDue: true })

  it('come one after the other', () => {
    const later = '2031-03-05T11:00:00.000Z'
    expect(after(getUserGoalProgress, before, rate(5, DONE_AT), rate(7, later))).toEqual({
      ...before,
      isRatingDue: false,
      lastRatingForAGoalAt: later,
      userGoalProgress: [
        {
          ...goal,
          latestScore: 7,
          scores: [3, 5, 7],
          ratedGoalsAt: [...goal.ratedGoalsAt, DONE_AT, later],
        },
        other,
      ],
    })
  })

  it('are not repeated in an answer that the server gave with them', () => {
    const [rated] = [sampleProgress([sampleGoal(1, [3, 5]), other])]
    expect(after(getUserGoalProgress, rated, rate(5, DONE_AT))).toBe(rated)
  })
})
