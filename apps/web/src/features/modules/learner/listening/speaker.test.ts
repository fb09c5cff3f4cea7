import { expect, test, vi } from 'vitest'
import { speakingDevice } from '../../../../testing/speaking-device.ts'
import { createSpeaker, type SpeakerState } from './speaker.ts'

test.beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const speakerOf = (...sentences: string[]) => {
  const states: SpeakerState[] = []
  const speaker = createSpeaker({ sentences, rate: 1, onChange: (state) => states.push(state) })
  return { speaker, state: () => states.at(-1) }
}

test('a sentence that neither ends nor fails counts as spoken after a while', () => {
  const device = speakingDevice()
  const { speaker, state } = speakerOf('Eins.', 'Zwei.')
  speaker.play(0)
  vi.advanceTimersByTime(10_000)
  expect(state()).toEqual({ status: 'speaking', index: 0 })
  vi.advanceTimersByTime(1000)
  expect(state()).toEqual({ status: 'speaking', index: 1 })
  expect(device.current()?.text).toBe('Zwei.')
})

test('a sentence cut off by the next one is no failure', async () => {
  const device = speakingDevice()
  const { speaker, state } = speakerOf('Eins.', 'Zwei.')
  speaker.play(0)
  speaker.play(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(state()).toEqual({ status: 'speaking', index: 1 })
  expect(device.current()?.text).toBe('Zwei.')
  device.finish()
  expect(state()).toEqual({ status: 'ended', index: 1 })
})

test('a pause before the next sentence has begun is silent', async () => {
  const device = speakingDevice()
  const { speaker, state } = speakerOf('Eins.', 'Zwei.')
  speaker.play(0)
  speaker.play(1)
  speaker.pause()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(state()).toEqual({ status: 'paused', index: 1 })
  expect(device.current()).toBeUndefined()
})

test('after its end it reports nothing', async () => {
  const device = speakingDevice()
  const { speaker, state } = speakerOf('Eins.', 'Zwei.')
  speaker.play(0)
  speaker.end()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(state()).toEqual({ status: 'speaking', index: 0 })
  expect(device.current()).toBeUndefined()
})
