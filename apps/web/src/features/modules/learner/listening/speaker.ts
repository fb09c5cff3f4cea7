import { germanVoice, speechEngine } from './speech-engine.ts'

/** `ended`: the last sentence was spoken. */
export type SpeakerStatus = 'speaking' | 'paused' | 'ended' | 'failed'

export type SpeakerState = { status: SpeakerStatus; index: number }

type SpeakerSettings = {
  sentences: readonly string[]
  rate: number
  onChange: (state: SpeakerState) => void
}

export type Speaker = {
  /** Speaks the sentence from its start. */
  play: (index: number) => void
  pause: () => void
  setRate: (rate: number) => void
  /** Stops speaking and reporting. */
  end: () => void
}

/** Directly after a `cancel` some browsers lose an utterance. */
const AFTER_CANCEL_MS = 60
/** A sentence that has neither ended nor failed after so long is lost: Chrome is known to fall silent. */
const latestEndMs = (text: string, rate: number): number => 10_000 + (text.length * 150) / rate

/**
 * Keeps its own position: Android's pause is a stop, and a browser's own queue cannot be rewound. The browser
 * gets one utterance at a time, a sentence.
 */
export const createSpeaker = ({ sentences, rate: firstRate, onChange }: SpeakerSettings): Speaker => {
  let state: SpeakerState = { status: 'paused', index: 0 }
  let rate = firstRate
  /** Referenced until it ends: browsers do not report the end of an unreferenced utterance. */
  let utterance: SpeechSynthesisUtterance | undefined
  let timers: ReturnType<typeof setTimeout>[] = []

  const change = (status: SpeakerStatus, index: number) => {
    state = { status, index }
    onChange(state)
  }
  const silence = (): boolean => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    utterance = undefined
    const engine = speechEngine()
    const isBusy = engine !== undefined && (engine.speaking || engine.pending || engine.paused)
    if (isBusy) {
      engine.cancel()
      engine.resume()
    }
    return isBusy
  }
  const speakNext = (index: number) => {
    if (index < sentences.length) play(index)
    else change('ended', Math.max(0, sentences.length - 1))
  }
  const say = (index: number) => {
    const text = sentences[index] ?? ''
    const next = new SpeechSynthesisUtterance(text.replaceAll('\u00AD', ''))
    const voice = germanVoice()
    if (voice) next.voice = voice
    next.lang = voice?.lang.replace('_', '-') ?? 'de-DE'
    next.rate = rate
    const isCurrent = () => utterance === next
    next.onend = () => {
      if (isCurrent()) speakNext(index + 1)
    }
    next.onerror = () => {
      if (!isCurrent()) return
      silence()
      change('failed', index)
    }
    utterance = next
    timers.push(setTimeout(() => isCurrent() && speakNext(index + 1), latestEndMs(text, rate)))
    speechEngine()?.speak(next)
  }
  const play = (index: number) => {
    if (sentences[index] === undefined) return
    const wasBusy = silence()
    change('speaking', index)
    // The first sentence has to begin within the press: Safari speaks only then.
    if (wasBusy) timers.push(setTimeout(() => say(index), AFTER_CANCEL_MS))
    else say(index)
  }
  return {
    play,
    pause: () => {
      silence()
      change('paused', state.index)
    },
    setRate: (next) => {
      rate = next
      if (state.status === 'speaking') play(state.index)
    },
    end: () => {
      silence()
    },
  }
}
