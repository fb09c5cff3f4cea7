import { expect, test } from 'vitest'
import { serverNow } from '../../ui/time/clock.ts'
import { firstProposal } from '../planned-time.ts'
import { itemToShow, publishedText, publishLabel } from './publishing-texts.ts'

const tomorrow = firstProposal(serverNow())
const hiddenItem = (id: string, publishAt: string | null = null) => ({ id, publishAt })
const RECIPES = { subject: 'Das Rezept', plural: 'Rezepte' }

test.for([
  [1, [], 'Das Rezept ist veröffentlicht.', null],
  [1, [hiddenItem('a')], 'Die Version ist freigegeben. Das Rezept ist noch nicht zu sehen.', 'a'],
  [
    1,
    [hiddenItem('a', tomorrow)],
    'Die Version ist freigegeben. Das Rezept erscheint morgen um 08:00 Uhr.',
    null,
  ],
  [2, [], '2 Rezepte sind veröffentlicht.', null],
  [3, [hiddenItem('a')], '3 Versionen sind freigegeben, zu sehen sind davon 2.', null],
  [2, [hiddenItem('a')], '2 Versionen sind freigegeben, zu sehen ist davon 1.', null],
  [
    2,
    [hiddenItem('a'), hiddenItem('b', tomorrow)],
    '2 Versionen sind freigegeben, zu sehen ist davon noch keine.',
    null,
  ],
] as const)('of %i published items with %j hidden it says "%s"', ([count, items, text, toShow]) => {
  expect(publishedText({ ...RECIPES, count, hidden: items })).toBe(text)
  expect(itemToShow({ count, hidden: items })).toBe(toShow)
})

test.for([
  [true, false, 'Rezept veröffentlichen'],
  [true, true, 'Änderungen veröffentlichen'],
  [false, false, 'Version freigeben'],
  [false, true, 'Version freigeben'],
] as const)(
  'where it is shown: %s, and was published: %s, the button says "%s"',
  ([isShown, isPublished, label]) => {
    expect(publishLabel({ name: 'Rezept' }, isShown, { isPublished })).toBe(label)
  },
)
