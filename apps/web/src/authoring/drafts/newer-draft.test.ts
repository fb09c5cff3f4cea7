import { expect, test } from 'vitest'
import type { DraftFiles } from './draft-store.ts'
import { newerDraft } from './newer-draft.ts'

const draftOf = (name: string, savedAtMs: number) => ({ values: { name }, revision: 1, savedAtMs })
const onDevice = (name: string, savedAtMs: number, more: { isSent?: boolean; files?: DraftFiles } = {}) => ({
  ...draftOf(name, savedAtMs),
  files: {},
  isSent: false,
  ...more,
})
const picture = { image: new File([], 'bild.jpg') }

test.each([
  ['nothing anywhere', null, null, null],
  ['only on the device', onDevice('hier', 5), null, 'hier'],
  ['the server is not reached', onDevice('hier', 5, { isSent: true }), undefined, 'hier'],
  ['only on the server', null, draftOf('dort', 5), 'dort'],
  ['typed here after the last call', onDevice('hier', 6), draftOf('dort', 5), 'hier'],
  ['typed on another device later', onDevice('hier', 5, { isSent: true }), draftOf('dort', 6), 'dort'],
  ['the same in both', onDevice('hier', 5, { isSent: true }), draftOf('hier', 5), 'hier'],
  ['saved or discarded on another device', onDevice('hier', 5, { isSent: true }), null, null],
  [
    'the same, with a picture that is only here',
    onDevice('hier', 5, { isSent: true, files: picture }),
    null,
    'hier',
  ],
])('%s', (_, ofDevice, ofServer, name) => {
  expect(newerDraft(ofDevice, ofServer)?.values ?? null).toEqual(name && { name })
})

test('a picture chosen here is combined with text typed on another device', () => {
  expect(newerDraft(onDevice('hier', 5, { files: picture }), draftOf('dort', 6))?.files).toBe(picture)
})
