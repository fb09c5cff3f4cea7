import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { offerMediaControls, withdrawMediaControls } from './media-controls.ts'
import { type Sentence, sentencesOnPage } from './page-sentences.ts'
import { createSpeaker, type Speaker, type SpeakerState } from './speaker.ts'
import { germanVoice, onVoicesChanged } from './speech-engine.ts'
import { markSentence, removeMark } from './spoken-mark.ts'

export const RATES = [0.8, 1, 1.2, 1.5] as const
type Rate = (typeof RATES)[number]

export type Listening = {
  /** Null while nothing is read aloud. */
  state: SpeakerState | null
  rate: Rate
  /** Starts at the page's first sentence. */
  start: () => void
  /** Continues, or starts again at the end. */
  play: () => void
  pause: () => void
  next: () => void
  back: () => void
  setRate: (rate: Rate) => void
  end: () => void
  /** Gets the focus back when listening ends. */
  button: RefObject<HTMLButtonElement | null>
}

type Run = { address: string; speaker: Speaker; sentences: readonly Sentence[] }

const showState = ({ status, index }: SpeakerState, sentences: readonly Sentence[], before: number): void => {
  const sentence = sentences[index]
  if (status === 'ended') removeMark()
  else if (status === 'speaking' && sentence) markSentence(sentence.range, sentences[before]?.range)
}

type Heard = { address: string; title: string; moduleTitle: string }

/** Null if the device has no German voice. Turning the page and leaving it stop the speech. */
export const useListening = (
  page: RefObject<HTMLElement | null>,
  { address, title, moduleTitle }: Heard,
): Listening | null => {
  const hasVoice = useSyncExternalStore(onVoicesChanged, () => germanVoice() !== undefined)
  const [state, setState] = useState<SpeakerState | null>(null)
  const [rate, setRate] = useState<Rate>(1)
  const run = useRef<Run>(null)
  const button = useRef<HTMLButtonElement>(null)

  const stop = useCallback(() => {
    run.current?.speaker.end()
    run.current = null
    removeMark()
    withdrawMediaControls()
    setState(null)
  }, [])
  useEffect(() => {
    // A reload alone would not stop the speech.
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [stop])

  const start = () => {
    const sentences = page.current ? sentencesOnPage(page.current) : []
    let before = -1
    run.current?.speaker.end()
    const speaker = createSpeaker({
      sentences: sentences.map(({ text }) => text),
      rate,
      onChange: (next) => {
        showState(next, sentences, before)
        before = next.index
        setState(next)
      },
    })
    run.current = { address, speaker, sentences }
    speaker.play(0)
  }
  const index = state?.index ?? 0
  const last = (run.current?.sentences.length ?? 1) - 1
  const play = () => run.current?.speaker.play(state?.status === 'ended' ? 0 : index)
  const pause = () => run.current?.speaker.pause()
  const next = () => run.current?.speaker.play(Math.min(index + 1, last))
  const back = () => run.current?.speaker.play(Math.max(index - 1, 0))

  useEffect(() => {
    if (!state) return
    const isSpeaking = state.status === 'speaking'
    offerMediaControls({ title, artist: moduleTitle, isSpeaking, play, pause, next, back })
  })
  // After the controls were offered: turning the page withdraws them.
  useEffect(() => {
    if (run.current && run.current.address !== address) stop()
  }, [address, stop])

  if (!hasVoice) return null
  return {
    state,
    rate,
    start,
    play,
    pause,
    next,
    back,
    setRate: (chosenRate) => {
      setRate(chosenRate)
      run.current?.speaker.setRate(chosenRate)
    },
    end: () => {
      stop()
      button.current?.focus()
    },
    button,
  }
}
