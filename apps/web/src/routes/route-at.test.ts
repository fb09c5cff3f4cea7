import { fillPath } from '@wohlauf/contract/routes/route-path'
import { ROUTES, type RouteEntry, type RouteName } from '@wohlauf/contract/routes/routes'
import { describe, expect, test } from 'vitest'
import { isAlwaysAccessible, routeAt } from './route-at.ts'

const NAMES = Object.keys(ROUTES) as RouteName[]
const parametersOf = (name: RouteName) => [...ROUTES[name].path.matchAll(/\$(\w+)/g)]
const VALUES = ['x'.repeat(43), 'a.b', '019b-ä', '100%', 'stoppen', 's']
const addressesOf = (name: RouteName) =>
  VALUES.map((value) => fillPath(ROUTES[name].path, () => encodeURIComponent(value)))

describe.each(NAMES)('%s', (name) => {
  test('is found by its path with any parameters, and with a trailing slash', () => {
    for (const address of addressesOf(name))
      for (const variant of [address, `${address}/`])
        expect([variant, routeAt(variant)]).toEqual([variant, name])
  })

  test('says whether an ended login redirects from it', () => {
    const { access }: RouteEntry = ROUTES[name]
    for (const address of addressesOf(name))
      expect([address, isAlwaysAccessible(address)]).toEqual([address, access.isAlwaysAccessible === true])
  })
})

test('an ended login redirects from no page that a link with a token opens', () => {
  const linkedRoutes = NAMES.filter((name) => {
    const { access }: RouteEntry = ROUTES[name]
    return parametersOf(name).length > 0 && !access.role
  })
  expect(linkedRoutes).toHaveLength(9)
  for (const name of linkedRoutes)
    for (const address of addressesOf(name)) expect(isAlwaysAccessible(address)).toBe(true)
})

test.each([
  '',
  '/nirgends',
  '/profil/eins/zwei',
  '/registrierung/',
  '/email-anpassen/x/weiter',
  '/module/inhalt/',
])('%s is not a route', (address) => {
  expect([routeAt(address), isAlwaysAccessible(address)]).toEqual([null, false])
})

test('the root redirects by itself', () => {
  expect(isAlwaysAccessible('/')).toBe(true)
})
