import { once } from 'node:events'
import type { Tab } from './tab.ts'

type Answer = { id: number; type: 'success' | 'error'; result: unknown; error?: string; message?: string }

const LOOK_AGAIN_MS = 100

/** An expression for the element, once it exists. */
const element = (selector: string): string => `new Promise((resolve) => {
  const look = () => {
    const found = document.querySelector(${JSON.stringify(selector)})
    if (found) resolve(found)
    else setTimeout(look, ${LOOK_AGAIN_MS})
  }
  look()
})`

/** A tab of a browser behind WebDriver BiDi (W3C), with the functions that the journey needs. */
export const openBidi = async (address: string) => {
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const pendingCalls = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message }: Answer = JSON.parse(String(data))
    const command = pendingCalls.get(id)
    pendingCalls.delete(id)
    if (type === 'success') command?.resolve(result)
    else command?.reject(new Error(`WebDriver BiDi: ${error} ${message}`))
  })
  let last = 0
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    last += 1
    const command = Promise.withResolvers<unknown>()
    pendingCalls.set(last, command)
    socket.send(JSON.stringify({ id: last, method, params }))
    return (await command.promise) as Result
  }

  await send('session.new', { capabilities: {} })
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  // Gives the page the focus of the keyboard, which is in the browser's own window at first.
  await send('browsingContext.activate', { context })

  const run = async <Result>(expression: string): Promise<Result> => {
    type Evaluated = { result: { value: string }; exceptionDetails?: { text: string } }
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
      expression: `Promise.resolve(${expression}).then((result) => JSON.stringify(result ?? null))`,
      target: { context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return JSON.parse(result.value) as Result
  }
  /** Untrusted events would differ from a person's. */
  const type = async (text: string): Promise<void> => {
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    const actions = [{ type: 'key', id: 'keyboard', actions: keys }]
    await send('input.performActions', { context, actions })
  }
  const tab: Tab = {
    goto: (url) =>
      send('browsingContext.navigate', { context, url, wait: 'complete' }).catch((error: Error) => {
        throw new Error(`${url}: ${error.message}`)
      }),
    fill: async (selector, text) => {
      await run(`${element(selector)}.then((field) => field.focus())`)
      await type(text)
    },
    click: (selector) => run(`${element(selector)}.then((button) => button.click())`),
    evaluate: (work) => run(`(${work})()`),
  }
  return { tab, close: () => send('browser.close', {}) }
}
