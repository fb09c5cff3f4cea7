import { VIDEO } from '@wohlauf/contract/values/elements/video'
import { expect, test } from 'vitest'
import { videoIdIn } from './video-id.ts'

test.each([
  ['76979871', '76979871'],
  [' 76979871 ', '76979871'],
  ['https://vimeo.com/76979871', '76979871'],
  ['vimeo.com/76979871', '76979871'],
  ['https://vimeo.com/76979871/', '76979871'],
  ['https://vimeo.com/76979871?share=copy', '76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', '76979871'],
  ['https://vimeo.com/groups/kochen/videos/76979871', '76979871'],
  ['https://vimeo.com/showcase/1234567/video/76979871', '76979871'],
  ['https://vimeo.com/manage/videos/76979871', '76979871'],
  // An unlisted video plays only with its key.
  ['vimeo.com/76979871/8272103f6e', '76979871/8272103f6e'],
  ['https://vimeo.com/76979871/8272103F6E?share=copy&fl=sv', '76979871/8272103f6e'],
  ['https://vimeo.com/manage/videos/76979871/8272103f6e', '76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?badge=0&h=8272103f6e&dnt=1', '76979871/8272103f6e'],
  ['76979871?h=8272103f6e', '76979871/8272103f6e'],
  ['76979871/8272103f6e', '76979871/8272103f6e'],
  // The time at which the film starts is kept.
  ['https://vimeo.com/76979871#t=90s', '76979871#t=90s'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e#t=1m10s', '76979871/8272103f6e#t=1m10s'],
])('%j is the video %j', (pasted, id) => {
  expect(videoIdIn(pasted)).toBe(id)
  expect(VIDEO.written.videoId.safeParse(id).success).toBe(true)
})

test.each([
  'https://evil.example/vimeo.com/76979871',
  'kein Video',
  '',
  // The number belongs to a showcase, and would play another video.
  'https://vimeo.com/showcase/1234567',
  'https://vimeo.com/event/1234567',
  'https://vimeo.com/user/1234567',
  // Whether the video plays without the rest of the address is unknown.
  'https://vimeo.com/76979871/etwas',
])('%j is left as it is, and refused', (pasted) => {
  expect(videoIdIn(pasted)).toBe(pasted)
  expect(VIDEO.written.videoId.safeParse(pasted).success).toBe(false)
})

test.each(['?h=', '?h=kein schlüssel', '#t=bald'])('no part of %j is dropped silently', (rest) => {
  const id = videoIdIn(`https://vimeo.com/76979871${rest}`)
  expect(id === '76979871' || !VIDEO.written.videoId.safeParse(id).success).toBe(true)
})
