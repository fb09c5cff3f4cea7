import { onTestFinished, vi } from 'vitest'

type Voice = Partial<Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'name'>>

const GERMAN: Voice = { lang: 'de-DE' }

/** The test browser has no voices. */
class SpokenText extends EventTarget {
  text: string
  lang = ''
  rate = 1
  voice: SpeechSynthesisVoice | null = null
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  constructor(text: string) {
    super()
    this.text = text
  }
}

/** A queue like the browser's: a cancelled utterance fails with `canceled`, in a later task. */
class Engine extends EventTarget {
  queue: SpokenText[] = []
  voices: Voice[] = []
  paused = false
  get speaking() {
    return this.queue.length > 0
  }
  get pending() {
    return this.queue.length > 1
  }
  getVoices = () =>
    this.voices.map((voice) => ({
      name: 'Stimme',
      voiceURI: 'stimme',
      default: false,
      localService: true,
      ...voice,
    }))
  speak = (utterance: SpokenText) => {
    this.queue.push(utterance)
  }
  cancel = () => {
    const cancelled = this.queue.splice(0)
    queueMicrotask(() => {
      for (const utterance of cancelled) utterance.onerror?.({ error: 'canceled' })
    })
  }
  resume = () => {}
}

/** Gives the device silent voices until the end of the test: the test decides when a sentence ends. */
export const speakingDevice = (voices: Voice[] = [GERMAN]) => {
  const engine = new Engine()
  engine.voices = voices
  vi.stubGlobal('speechSynthesis', engine)
  vi.stubGlobal('SpeechSynthesisUtterance', SpokenText)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return {
    current: () => engine.queue[0],
    finish: () => engine.queue.shift()?.onend?.(),
    fail: () => engine.queue.shift()?.onerror?.({ error: 'synthesis-failed' }),
    setVoices: (next: Voice[]) => {
      engine.voices = next
      engine.dispatchEvent(new Event('voiceschanged'))
    },
  }
}
