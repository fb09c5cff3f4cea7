import {
  type Methods,
  methodsOf,
  ordinaryDevice,
  type Platform,
  type PluginError,
  type PluginName,
  type Question,
  RETAINED,
} from './native-plugins.ts'

export type { PluginName } from './native-plugins.ts'

/** The page's calls through Capacitor's bridge. */
export type BridgeCall = {
  callbackId: string
  pluginId: string
  methodName: string
  options: Record<string, unknown>
}

/**
 * The bridge's answers to the page (`Capacitor.fromNative`). `save`: more answers follow, as to a listener.
 */
export type BridgeAnswer = {
  callbackId: string
  pluginId: string
  methodName: string
  success: boolean
  save?: boolean
  data?: unknown
  error?: { message: string; code?: string }
}

type Listener = BridgeCall & { page: string }

const LISTENING = ['addListener', 'removeListener']

const answerOf = (
  method: Methods[string] | undefined,
  options: BridgeCall['options'],
): Pick<BridgeAnswer, 'success' | 'data' | 'error'> => {
  try {
    return { success: true, data: method?.(options) }
  } catch (error) {
    const { message, code } = error as PluginError
    return { success: false, error: { message, ...(code ? { code } : {}) } }
  }
}

/**
 * A phone as the page sees it: the native half of Capacitor's bridge. The page's half is Capacitor's own
 * (`native-bridge.js`).
 *
 * @param send passes an answer to `Capacitor.fromNative` in a page
 */
export const createNativeDevice = (
  send: (answer: BridgeAnswer, page: string) => void,
  platform: Platform = 'android',
) => {
  const state = ordinaryDevice()
  const questions: Question[] = []
  const calls: BridgeCall[] = []
  const listeners = new Map<string, Listener[]>()
  const retainedEvents = new Map<string, unknown[]>()

  const emit = (plugin: string, event: string, data: unknown): void => {
    const name = `${plugin}.${event}`
    const listening = listeners.get(name) ?? []
    if (listening.length === 0 && RETAINED[platform].has(name))
      retainedEvents.set(name, [...(retainedEvents.get(name) ?? []), data])
    for (const { callbackId, pluginId, methodName, page } of listening)
      send({ callbackId, pluginId, methodName, success: true, save: true, data }, page)
  }
  const methods: Record<string, Methods> = methodsOf({ state, platform, questions, emit })

  const listen = (call: BridgeCall, page: string): void => {
    const name = `${call.pluginId}.${String(call.options.eventName)}`
    listeners.set(name, [...(listeners.get(name) ?? []), { ...call, page }])
    for (const data of retainedEvents.get(name) ?? [])
      emit(call.pluginId, String(call.options.eventName), data)
    retainedEvents.delete(name)
  }
  const endListening = (isOver: (listener: Listener) => boolean): void => {
    for (const [name, listening] of listeners)
      listeners.set(
        name,
        listening.filter((listener) => !isOver(listener)),
      )
  }
  /** @param page the calling page, by a unique name */
  const receive = (call: BridgeCall, page: string): void => {
    calls.push(call)
    const { callbackId, pluginId, methodName, options } = call
    const answer = (more: Pick<BridgeAnswer, 'success' | 'data' | 'error'>) =>
      send({ callbackId, pluginId, methodName, ...more }, page)
    if (methodName === 'addListener') listen(call, page)
    // The only method of the plugins without an answer.
    else if (methodName === 'removeListener') {
      const endedId = String(options.callbackId)
      endListening((listener) => listener.page === page && listener.callbackId === endedId)
    } else answer(answerOf(methods[pluginId]?.[methodName], options))
  }
  return {
    state,
    /** The person presses a link of the app, which may start it. */
    pressLink: (url: string): void => emit('App', 'appUrlOpen', { url }),
    /** The system's questions that the person has seen. */
    questions,
    calls,
    emit,
    receive,
    /** Removes a page's listeners when it is gone; without a name those of all pages. */
    forgetPage: (page?: string) => endListening((listener) => page === undefined || listener.page === page),
    /** `Capacitor.PluginHeaders`, by which the page knows the plugins of its shell. */
    headers: (without: readonly PluginName[] = []) =>
      Object.entries(methods)
        .filter(([name]) => !without.includes(name as PluginName))
        .map(([name, own]) => ({
          name,
          methods: [
            ...LISTENING.map((method) => ({ name: method })),
            ...Object.keys(own).map((method) => ({ name: method, rtype: 'promise' })),
          ],
        })),
  }
}

export type NativeDevice = ReturnType<typeof createNativeDevice>
