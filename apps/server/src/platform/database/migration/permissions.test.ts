import { expect, test } from 'vitest'
import { both, either, ofSponsor, own, reach } from '../row-conditions.ts'
import { content, ownRows, titledBy } from '../table-access.ts'
import { permissionsIn } from './permissions.ts'

test('the permissions of a table are one line', () => {
  const tables = {
    habit: titledBy('title', content),
    habit_pause: { ...ownRows('user_id', ['read', 'change']), changeableColumns: ['ends_on'] },
    seat: {
      person: null,
      rows: {
        read: either(ofSponsor('sponsor_id', 'sponsor', 'link'), own('id')),
        add: both(reach('manager'), 'a IS NULL'),
      },
    },
  }
  expect(permissionsIn({ tables, functions: [], triggers: [] }).slice(0, 3)).toEqual([
    'habit | read: own/sponsor/manager/app | add: manager/app | change: manager/app | remove: manager/app | wohlauf_resolver: SELECT (app_id, id, title) | wohlauf_search: SELECT',
    'habit_pause | read: user_id = the user OR app | change (ends_on): user_id = the user OR app',
    'seat | read: (sponsor/link AND sponsor_id = the sponsor) OR id = the user | add: (manager AND a IS NULL)',
  ])
})
