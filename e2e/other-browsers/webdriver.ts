import { setTimeout as sleep } from 'node:timers/promises'
import type { Tab } from './tab.ts'

const LOOK_AGAIN_MS = 100
const TIMEOUT_MS = 60_000
/** The key with which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type Answer<Value> = { value: Value }
type Failure = { error?: string; message?: string }

const request = async <Value>(address: string, body?: object, method = body ? 'POST' : 'GET') => {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as Answer<Value>
  if (answer.ok) return value
  const { error, message } = value as Failure
  throw new Error(`WebDriver ${address}: ${error} ${message}`)
}

const untilReady = async (driver: string): Promise<void> => {
  const isReady = () =>
    request<{ ready: boolean }>(`${driver}/status`).then(
      ({ ready }) => ready,
      () => false,
    )
  const endsAtMs = performance.now() + TIMEOUT_MS
  while (!(await isReady())) {
    if (performance.now() > endsAtMs) throw new Error(`${driver} does not answer`)
    await sleep(LOOK_AGAIN_MS)
  }
}

/** A browser behind a WebDriver (W3C), with the functions that the journey needs. */
export const openSession = async (driver: string, capabilities: object) => {
  await untilReady(driver)
  const { sessionId } = await request<{ sessionId: string }>(`${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${driver}/session/${sessionId}`
  const element = async (selector: string): Promise<string> => {
    const using = { using: 'css selector', value: selector }
    return `${session}/element/${(await request<Record<string, string>>(`${session}/element`, using))[ELEMENT]}`
  }
  const tab: Tab = {
    goto: (url) => request(`${session}/url`, { url }),
    fill: async (selector, text) => void (await request(`${await element(selector)}/value`, { text })),
    click: async (selector) => void (await request(`${await element(selector)}/click`, {})),
    evaluate: async <Result>(work: () => Result | Promise<Result>) => {
      const script = `const done = arguments[0]
        Promise.resolve().then(${work}).then((result) => done({ result }), (error) => done({ error: String(error) }))`
      const { result, error } = await request<{ result: Result; error?: string }>(
        `${session}/execute/async`,
        { script, args: [] },
      )
      if (error !== undefined) throw new Error(error)
      return result
    },
  }
  await request(`${session}/timeouts`, { implicit: TIMEOUT_MS, script: TIMEOUT_MS, pageLoad: TIMEOUT_MS })
  return { tab, close: () => request<void>(session, undefined, 'DELETE') }
}
