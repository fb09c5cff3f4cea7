import { expect, test } from 'vitest'
import { OPERATIONS } from './operations.ts'

test('a picture of a learner is private, and no other one', () => {
  const pictures = OPERATIONS.flatMap(({ name, audience, files }) =>
    Object.values(files).flatMap(({ accepts }) =>
      accepts === 'image' || accepts === 'private-image' ? [{ name, audience, accepts }] : [],
    ),
  )
  const ofLearners = pictures.filter(({ audience }) => audience === 'learner')
  expect(ofLearners.length).toBeGreaterThan(0)
  expect(pictures.filter(({ accepts }) => accepts === 'private-image')).toEqual(ofLearners)
})
