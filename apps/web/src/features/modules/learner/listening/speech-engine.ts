/** The browser's voices; no other code of the app uses them. */
export const speechEngine = (): SpeechSynthesis | undefined => globalThis.speechSynthesis

const isGerman = ({ lang }: SpeechSynthesisVoice): boolean => /^de([-_]|$)/i.test(lang)

const findGermanVoice = (engine: SpeechSynthesis): SpeechSynthesisVoice | undefined => {
  const voices = engine.getVoices().filter((voice) => isGerman(voice) && voice.localService)
  return voices.find((voice) => voice.default) ?? voices.find(({ lang }) => /DE$/i.test(lang)) ?? voices[0]
}

/** Cached: some devices have thousands of voices, and each rendering of the reader asks for one. */
let last: { engine: SpeechSynthesis; voice: SpeechSynthesisVoice } | undefined

/**
 * A German voice of the device itself: others send the text to their vendor, which would learn what a person
 * reads about their health.
 */
export const germanVoice = (): SpeechSynthesisVoice | undefined => {
  const engine = speechEngine()
  if (!engine || last?.engine === engine) return engine && last?.voice
  const voice = findGermanVoice(engine)
  last = voice && { engine, voice }
  return voice
}

/** Browsers load voices late. */
export const onVoicesChanged = (listener: () => void): (() => void) => {
  const engine = speechEngine()
  const onChange = () => {
    last = undefined
    listener()
  }
  engine?.addEventListener?.('voiceschanged', onChange)
  return () => engine?.removeEventListener?.('voiceschanged', onChange)
}
