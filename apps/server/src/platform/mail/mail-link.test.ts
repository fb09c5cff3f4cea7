import { expect, test } from 'vitest'
import { linkTo } from './mail-link.ts'

test('a link to a route with a token keeps its id, and marks the position of the token', () => {
  const tokenId = '018f0000-0000-7000-8000-000000000001'
  expect(linkTo('authentication-stop-email-change', tokenId)).toEqual({
    path: '/email-anpassen/{token}/stoppen',
    tokenId,
  })
})

test('a link to a page with another parameter does not compile', () => {
  // @ts-expect-error its parameter is the id of a sponsor, not a token
  expect(linkTo('manage-sponsors-manage-seats', 'x').tokenId).toBe('x')
})

test('a link to a route without parameters is its path', () => {
  expect(linkTo('profile-show-profile')).toEqual({ path: '/profil' })
})
