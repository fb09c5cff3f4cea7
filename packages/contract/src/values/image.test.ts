import { expect, test } from 'vitest'
import { imageSourceSet, imageUrl, privateImagePath } from './image.ts'

test('builds the addresses of a picture’s versions and its srcset', () => {
  expect(imageUrl('abc', 400)).toBe('/api/files/images/abc/400.webp')
  const image = {
    hash: '',
    url: imageUrl('abc', 640),
    aspectRatio: 1.5,
    widths: [200, 400, 640],
    alternativeText: 'Eine Schale',
  }
  expect(imageSourceSet(image)).toBe(
    '/api/files/images/abc/200.webp 200w, /api/files/images/abc/400.webp 400w, /api/files/images/abc/640.webp 640w',
  )
})

test('every version of a private picture has the signature', () => {
  const image = {
    hash: '',
    url: `${privateImagePath('abc', 800)}?until=1772614800&signature=x/y`,
    aspectRatio: 1.5,
    widths: [400, 800],
    alternativeText: '',
  }
  expect(imageSourceSet(image)).toBe(
    '/api/files/private-images/abc/400.webp?until=1772614800&signature=x/y 400w, /api/files/private-images/abc/800.webp?until=1772614800&signature=x/y 800w',
  )
})
