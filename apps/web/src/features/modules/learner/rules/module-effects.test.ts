import {
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  getModule,
  type Module,
  markModuleAsCompleted,
  markModulePageAsSeen,
  markQuizAsAnsweredCorrectly,
  markQuizAsAnsweredIncorrectly,
  retractExerciseOfModulePage,
} from '@wohlauf/contract/modules/modules'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { describe, expect, it } from 'vitest'
import { withEffects } from '../../../../device/outbox/effects.ts'
import {
  sampleAcknowledgement,
  sampleModule,
  samplePage,
  sampleQuiz,
} from '../../../../testing/sample-module.ts'
import { MODULE_EFFECTS } from './module-effects.ts'

const after = <Op extends AnyOperation>(module: Module, { name }: Op, input: InputOf<Op>): Module =>
  withEffects(module, getModule.name, MODULE_EFFECTS, [{ operation: name, input, doneAtMs: 0 }])

describe('a page that will count as seen', () => {
  it.each([
    { name: 'the newest', module: {}, modulePageId: 'c', lastSeen: 3, percent: 75 },
    {
      name: 'the last page: 99 percent until completed',
      module: { lastSeenModulePageIndex: 3 },
      modulePageId: 'd',
      lastSeen: 4,
      percent: 99,
    },
    {
      name: 'a page that the answer already contains',
      module: {},
      modulePageId: 'b',
      lastSeen: 2,
      percent: 50,
    },
    { name: 'a page seen long ago', module: {}, modulePageId: 'a', lastSeen: 2, percent: 50 },
    { name: 'a page of another module', module: {}, modulePageId: 'other', lastSeen: 2, percent: 50 },
    {
      name: 'a page of a completed module',
      module: { isCompleted: true, completionPercentage: 100 },
      modulePageId: 'd',
      lastSeen: 2,
      percent: 100,
    },
  ])('$name', ({ module, modulePageId, lastSeen, percent }) => {
    const expected = after(sampleModule(module), markModulePageAsSeen, { modulePageId })
    expect(expected.lastSeenModulePageIndex).toBe(lastSeen)
    expect(expected.completionPercentage).toBe(percent)
  })
})

const MODULE = sampleModule({
  pages: [
    samplePage({
      modulePageId: 'a',
      isExerciseIncluded: true,
      contentElements: [sampleQuiz(false), sampleAcknowledgement(false)],
    }),
    samplePage({ modulePageId: 'b', isExerciseIncluded: true }),
  ],
})
const pick = (contentElementQuizAnswerId: string, contentElementId = 'quiz') => ({
  contentElementId,
  contentElementQuizAnswerId,
})

it('confirms and retracts the exercise of one page only', () => {
  const confirmed = after(MODULE, confirmExerciseOfModulePage, { modulePageId: 'a' })
  expect(confirmed.pages.map((page) => page.isExerciseConfirmed)).toEqual([true, false])
  expect(after(confirmed, retractExerciseOfModulePage, { modulePageId: 'a' })).toEqual(MODULE)
})

it('stores the first pick of a quiz and keeps it', () => {
  const first = after(MODULE, markQuizAsAnsweredCorrectly, pick('one'))
  expect(first.pages[0]?.contentElements[0]).toMatchObject({ isAnswered: true, idOfGivenAnswer: 'one' })
  expect(after(first, markQuizAsAnsweredIncorrectly, pick('two'))).toEqual(first)
})

it('gives an acknowledgement', () => {
  const result = after(MODULE, confirmAcknowledgement, { contentElementId: 'acknowledgement' })
  expect(result.pages[0]?.contentElements[1]).toMatchObject({ isConfirmed: true })
  expect(result.pages[0]?.contentElements[0]).toEqual(MODULE.pages[0]?.contentElements[0])
})

it('changes no other element of a page, and none of another type', () => {
  const second = { ...sampleQuiz(false), contentElementId: 'second' }
  const module = sampleModule({
    pages: [samplePage({ contentElements: [sampleQuiz(false), second, sampleAcknowledgement(false)] })],
  })
  const picked = after(module, markQuizAsAnsweredIncorrectly, pick('one'))
  expect(picked.pages[0]?.contentElements.slice(1)).toEqual([second, sampleAcknowledgement(false)])
  expect(after(module, markQuizAsAnsweredCorrectly, pick('one', 'acknowledgement'))).toEqual(module)
  expect(after(module, confirmAcknowledgement, { contentElementId: 'quiz' })).toEqual(module)
})

it('completes only the module that is meant', () => {
  expect(after(MODULE, markModuleAsCompleted, { moduleId: MODULE.moduleId })).toMatchObject({
    isCompleted: true,
    completionPercentage: 100,
  })
  expect(after(MODULE, markModuleAsCompleted, { moduleId: 'other' })).toBe(MODULE)
})
