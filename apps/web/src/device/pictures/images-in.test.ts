import { expect, test } from 'vitest'
import { imagesIn } from './images-in.ts'
import { widthToStore } from './width-to-store.ts'

const image = (id: string) => ({
  hash: 'h',
  url: `/api/files/images/${id}/1000.webp`,
  aspectRatio: 1,
  widths: [200, 400],
  alternativeText: '',
})

test.each<[string, unknown, string[]]>([
  ['nothing', null, []],
  ['a text', 'Text', []],
  ['a list', [{ image: image('a') }, { image: null }, { image: image('b') }], ['a', 'b']],
  ['a module', { image: image('a'), pages: [{ contentElements: [{ image: image('b') }] }] }, ['a', 'b']],
  ['a video', { url: 'https://player.vimeo.com/1', title: 'Film' }, []],
])('finds the pictures of %s', (_what, answer, ids) => {
  expect(imagesIn(answer).map(({ url }) => url.split('/')[4])).toEqual(ids)
})

test.each([
  [[200, 400, 700, 1000], 700],
  [[400, 800, 1200], 800],
  [[200], 200],
  [[1000, 1200], 1000],
])('of the widths %j the device stores %i', (widths, width) => {
  expect(widthToStore(widths)).toBe(width)
})
