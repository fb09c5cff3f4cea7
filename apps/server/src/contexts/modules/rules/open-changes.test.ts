import { expect, test } from 'vitest'
import { countOpenChanges, type ModuleOutline } from './open-changes.ts'

const page = (id: string, revision = 1, isEnabled = true) => ({ id, revision, isEnabled })
const element = (id: string, modulePageId = 'a', revision = 1) => ({ id, modulePageId, revision })

const PUBLISHED: ModuleOutline = {
  revision: 1,
  pages: [page('a'), page('b'), page('c')],
  elements: [element('1'), element('2'), element('3'), element('4', 'b')],
}

test.each<[string, Partial<ModuleOutline>, number]>([
  ['nothing', {}, 0],
  ['the head', { revision: 2 }, 1],
  ['a page', { pages: [page('a', 2), page('b'), page('c')] }, 1],
  ['a page that is hidden, whose revision stays', { pages: [page('a'), page('b', 1, false), page('c')] }, 1],
  [
    'a page with an element that are new',
    { pages: [...PUBLISHED.pages, page('d')], elements: [...PUBLISHED.elements, element('5', 'd')] },
    1,
  ],
  [
    'a page with its element that are gone',
    { pages: [page('a'), page('c')], elements: PUBLISHED.elements.slice(0, 3) },
    1,
  ],
  ['the order of pages', { pages: [page('c'), page('a'), page('b')] }, 1],
  ['an element', { elements: [element('1', 'a', 2), ...PUBLISHED.elements.slice(1)] }, 1],
  [
    'one element more, one less, and the order',
    { elements: [element('3'), element('2'), element('5'), element('4', 'b')] },
    3,
  ],
  [
    'the order of elements of another page',
    { elements: [element('4', 'b'), element('1'), element('2'), element('3')] },
    0,
  ],
])('counts %s', (_, changes, count) => {
  expect(countOpenChanges(PUBLISHED, { ...PUBLISHED, ...changes })).toBe(count)
})
