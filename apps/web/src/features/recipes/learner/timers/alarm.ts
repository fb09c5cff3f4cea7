import { deviceMs } from '../../../../ui/time/clock.ts'
import type { Timer } from './timer.ts'

/** How long a timer rings without a reaction. */
const RINGS_FOR_S = 60

/** Two rising tones and a rest, in seconds and hertz. */
const TONES = [
  { from: 0, to: 0.18, hertz: 784 },
  { from: 0.22, to: 0.5, hertz: 1047 },
] as const
const PATTERN_S = 1.4
const VOLUME = 0.6

let context: AudioContext | null = null
let sounds: AudioBufferSourceNode[] = []

const patternFor = (audio: AudioContext): AudioBuffer => {
  const buffer = audio.createBuffer(1, PATTERN_S * audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (const { from, to, hertz } of TONES)
    for (let index = Math.floor(from * audio.sampleRate); index < to * audio.sampleRate; index += 1) {
      const second = index / audio.sampleRate
      // The sound fades in and out: otherwise it would click.
      const swell = Math.min(1, (second - from) / 0.01, (to - second) / 0.06)
      samples[index] = Math.sin(2 * Math.PI * hertz * second) * swell * VOLUME
    }
  return buffer
}

const silence = (): void => {
  for (const sound of sounds) sound.stop()
  sounds = []
}

/**
 * Schedules each timer's sound on the audio clock, which keeps running where a hidden tab's own timers are
 * slowed down. Called again after each change: earlier schedules are dropped.
 */
export const planAlarm = (timers: readonly Timer[]): void => {
  silence()
  if (!context) return
  const pattern = patternFor(context)
  for (const { endsAtMs, restMs } of timers) {
    const inS = (endsAtMs - deviceMs()) / 1000
    if (restMs !== null || inS <= -RINGS_FOR_S) continue
    const sound = new AudioBufferSourceNode(context, { buffer: pattern, loop: true })
    sound.connect(context.destination)
    sound.start(context.currentTime + Math.max(0, inS))
    sound.stop(context.currentTime + inS + RINGS_FOR_S)
    sounds.push(sound)
  }
}

/**
 * Browsers allow sound only after a press, so each press enables it; the first one after a reload too.
 *
 * @returns whether something has changed, so that the alarm has to be scheduled again
 */
export const allowSound = async (): Promise<boolean> => {
  if (context?.state === 'running' || typeof AudioContext === 'undefined') return false
  context ??= new AudioContext()
  // Fails without a sound device; then only the dialog announces it.
  await context.resume().catch(() => {})
  return true
}

export const endAlarm = (): void => {
  silence()
  void context?.close().catch(() => {})
  context = null
}
