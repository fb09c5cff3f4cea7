import { expect, test } from 'vitest'
import { callConcurrently } from './learner.ts'

test('concurrent calls are counted by their final answers: a call refused as busy is sent again', async () => {
  let sentCount = 0
  const call = async () => {
    sentCount += 1
    if (sentCount % 3 === 0) return { status: 409, refusal: { identifier: 'busy' } }
    if (sentCount === 4) return { status: 409, refusal: { identifier: 'conflict' } }
    return { status: 200, refusal: undefined }
  }
  expect(await callConcurrently(4, call)).toEqual({ 200: 3, 409: 1 })
  expect(sentCount).toBe(5)
})
