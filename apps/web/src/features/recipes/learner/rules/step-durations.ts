import { durationText } from '../../../../ui/time/duration-text.ts'
import { NUMBER_AS_WRITTEN, numberAsWritten, withPlainSigns } from '../../numbers-as-written.ts'

/** A duration in a step's text: "30 bis 35 Minuten" are 1800 seconds, and 300 more. */
export type StepDuration = { seconds: number; moreSeconds: number }

const WORDS: Readonly<Record<string, number>> = {
  halbe: 0.5,
  halben: 0.5,
  halber: 0.5,
  ein: 1,
  eine: 1,
  einen: 1,
  einer: 1,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zwei: 2,
  zweieinhalb: 2.5,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  fünfzehn: 15,
  zwanzig: 20,
  fünfundzwanzig: 25,
  dreißig: 30,
  vierzig: 40,
  fünfundvierzig: 45,
  fünfzig: 50,
  sechzig: 60,
  neunzig: 90,
}

const WORDS_BY_LENGTH = Object.keys(WORDS).sort((one, other) => other.length - one.length)

const NUMBER = String.raw`(?:${NUMBER_AS_WRITTEN}|(?:eine[rn]?\s+)?(?:${WORDS_BY_LENGTH.join('|')})(?!\p{L}))`
const TO = String.raw`\s*(?:[-–—]|bis(?:\s+zu)?)\s*`
const HOURS = String.raw`(?:Stunden?|Std\.?|h)(?!\p{L})`
const MINUTES = String.raw`(?:Minuten?|Min\.?)(?!\p{L})`
const SECONDS = String.raw`(?:Sekunden?|Sek\.?)(?!\p{L})`
const PART_OF_HOUR = String.raw`(?:eine[rn]?\s+)?(?<part>Dreiviertel|Viertel)stunden?(?!\p{L})`

/** Of two adjacent units, as in "1 Stunde und 20 Minuten", the second belongs to the first. */
const DURATION = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?:${PART_OF_HOUR}|` +
    String.raw`(?<from>${NUMBER})(?:(?:${TO}|\s+und\s+)(?<to>${NUMBER}))?\s*` +
    String.raw`(?:(?<hours>${HOURS})(?:\s*(?:und\s+)?(?<minutesToo>\d+)\s*${MINUTES})?` +
    String.raw`|(?<minutes>${MINUTES})(?:\s*(?:und\s+)?(?<secondsToo>\d+)\s*${SECONDS})?|${SECONDS}))`,
  'giu',
)

const numberOf = (text: string): number =>
  numberAsWritten(text) ?? WORDS[text.toLowerCase().split(/\s+/).at(-1) ?? ''] ?? 0

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Shorter times are over before the hands are dry; longer ones are not waited for in the kitchen. */
const MIN_SECONDS = 10
const MAX_SECONDS = 24 * HOUR

const durationOf = (groups: Record<string, string | undefined>): StepDuration => {
  if (groups.part)
    return { seconds: (groups.part.toLowerCase() === 'viertel' ? 15 : 45) * MINUTE, moreSeconds: 0 }
  const unit = groups.hours ? HOUR : groups.minutes ? MINUTE : 1
  const from = numberOf(groups.from ?? '')
  const to = groups.to ? numberOf(groups.to) : from
  const rest = Number(groups.minutesToo ?? 0) * MINUTE + Number(groups.secondsToo ?? 0)
  const seconds = Math.round(from * unit) + rest
  return { seconds, moreSeconds: Math.max(0, Math.round((to - from) * unit)) }
}

/** The durations in a step, in its order, each only once. */
export const stepDurations = (text: string): StepDuration[] => {
  const durations = [...withPlainSigns(text).matchAll(DURATION)]
    .map(({ groups }) => durationOf(groups ?? {}))
    .filter(({ seconds }) => seconds >= MIN_SECONDS && seconds <= MAX_SECONDS)
  return durations.filter(
    ({ seconds, moreSeconds }, index) =>
      durations.findIndex((other) => other.seconds === seconds && other.moreSeconds === moreSeconds) ===
      index,
  )
}

const secondsText = (seconds: number): string => {
  const minutes = Math.floor(seconds / MINUTE)
  const rest = seconds % MINUTE
  if (rest === 0) return durationText(minutes)
  const restText = `${rest}\u00a0Sek.`
  return minutes === 0 ? restText : `${durationText(minutes)} ${restText}`
}

/** "15 Min.", "30 bis 35 Min." */
export const stepDurationText = ({ seconds, moreSeconds }: StepDuration): string => {
  const to = secondsText(seconds + moreSeconds)
  if (moreSeconds === 0) return to
  const from = secondsText(seconds)
  const [amount, unit] = from.split('\u00a0')
  const isOneUnit =
    from.split('\u00a0').length === 2 && to.split('\u00a0').length === 2 && to.endsWith(`${unit}`)
  return `${isOneUnit ? amount : from} bis ${to}`
}
