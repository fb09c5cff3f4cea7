import { expect, test } from 'vitest'
import { pageAddress, playerAddress } from './video-address.ts'

test.each([
  ['76979871', 'https://player.vimeo.com/video/76979871?dnt=1', 'https://vimeo.com/76979871'],
  [
    '76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
    'https://vimeo.com/76979871/8272103f6e',
  ],
  [
    '76979871/8272103f6e#t=1m10s',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1#t=1m10s',
    'https://vimeo.com/76979871/8272103f6e#t=1m10s',
  ],
  [
    '76979871#t=90s',
    'https://player.vimeo.com/video/76979871?dnt=1#t=90s',
    'https://vimeo.com/76979871#t=90s',
  ],
])('%j plays at %j, and has the page %j', (videoId, player, page) => {
  expect(playerAddress(videoId)).toBe(player)
  expect(pageAddress(videoId)).toBe(page)
})
