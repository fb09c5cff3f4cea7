import { type Answered, identifierOf } from './ask.ts'
import { until } from './product.ts'
import type { Report } from './report.ts'

const AT_ONCE = 24
/** Longer than the product's time limits for a request. */
const ANSWER_MS = 30_000
const RECOVERY_MS = 60_000

export const many = (ask: () => Promise<Answered>) => Promise.all(Array.from({ length: AT_ONCE }, ask))

/** Every answer came in time and is one of these refusals. */
export const expectRefused = (
  report: Report,
  what: string,
  answers: readonly Answered[],
  names: readonly string[],
) => {
  for (const answer of answers) {
    const name = identifierOf(answer)
    if (answer.ms > ANSWER_MS || answer.status === 0)
      report.finding(
        `${what}: no answer in time`,
        `${Math.round(answer.ms)} ms, ${answer.status} ${answer.text}`,
      )
    else if (name === null || !names.includes(name))
      report.finding(
        `${what}: not one of ${names.join(', ')}`,
        `${answer.status} ${answer.text.slice(0, 300)}`,
      )
  }
  report.note(`${what}: slowest answer ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms`)
}

export const expectRecovery = async (
  report: Report,
  what: string,
  ask: () => Promise<Answered>,
  limitMs = RECOVERY_MS,
) => {
  const ms = await until(async () => (await many(ask)).every(({ status }) => status === 200), limitMs)
  if (ms === null) report.finding(`${what}: not recovered`, `after ${limitMs} ms`)
  else report.note(`${what}: all calls work after ${Math.round(ms)} ms`)
}
