import { expect, test } from 'vitest'
import { videoIdIn } from './video-id.ts'

test.each([
  ['76979871', '76979871'],
  [' 76979871 ', '76979871'],
  ['https://vimeo.com/76979871', '76979871'],
  ['vimeo.com/76979871', '76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e#t=10s', '76979871'],
  ['https://vimeo.com/76979871/abcdef1234', '76979871'],
  ['https://evil.example/vimeo.com/76979871', 'https://evil.example/vimeo.com/76979871'],
  ['kein Video', 'kein Video'],
  ['', ''],
])('%j is the video %j', (pasted, id) => {
  expect(videoIdIn(pasted)).toBe(id)
})
