import type { BrowserContext, Page } from '@playwright/test'
import { newSubscription } from '../test-server/push-messages.ts'

/**
 * Stands in for the browser's push service, which cannot be reached, and for the system's question, which a
 * headless shell always declines.
 */
export const openPushService = async (context: BrowserContext) => {
  let subscription: string | null = null
  await context.exposeBinding('pushSubscription', () => subscription)
  await context.exposeBinding('beginPushSubscription', () => {
    subscription = newSubscription()
    return subscription
  })
  await context.exposeBinding('endPushSubscription', () => {
    subscription = null
  })
  await context.addInitScript(() => {
    type Service = Record<'pushSubscription' | 'beginPushSubscription', () => Promise<string | null>> & {
      endPushSubscription: () => Promise<void>
    }
    const service = window as unknown as Service
    let applicationServerKey: ArrayBuffer | null = null
    const answer = 'answer-of-the-person'
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem(answer) ?? 'default',
    })
    Notification.requestPermission = async () => {
      localStorage.setItem(answer, 'granted')
      return 'granted'
    }
    const bytesOf = (text: string) => {
      const padded = text.replaceAll('-', '+').replaceAll('_', '/')
      return Uint8Array.from(atob(padded), (character) => character.charCodeAt(0)).buffer
    }
    const wrap = (token: string | null) =>
      token && {
        options: { applicationServerKey, userVisibleOnly: true },
        toJSON: () => JSON.parse(token),
        unsubscribe: () => service.endPushSubscription().then(() => true),
      }
    PushManager.prototype.getSubscription = async () => {
      const storedKey = localStorage.getItem('key-of-push-service')
      applicationServerKey = storedKey ? bytesOf(storedKey) : null
      return wrap(await service.pushSubscription()) as unknown as PushSubscription
    }
    PushManager.prototype.subscribe = async (options) => {
      const key = String(options?.applicationServerKey)
      localStorage.setItem('key-of-push-service', key)
      applicationServerKey = bytesOf(key)
      return wrap(await service.beginPushSubscription()) as unknown as PushSubscription
    }
  })
  return {
    /** Browsers do this from time to time, without an event. */
    replaceSubscription: () => {
      subscription = newSubscription()
    },
    lose: () => {
      subscription = null
    },
  }
}

type Shown = { title: string; options: NotificationOptions & { data: unknown } }

type Delivery = { shown: Shown[]; badge: number | null }

/** The used parts of the worker's scope: the compiler knows pages only. */
type WorkerScope = EventTarget & {
  registration: { showNotification: (title: string, options: Shown['options']) => Promise<void> }
  navigator: { setAppBadge: (count: number) => Promise<void> }
  clients: { openWindow: (address: string) => Promise<null> }
}

const inWorker = <Argument, Result>(
  page: Page,
  work: (argument: Argument) => Promise<Result>,
  argument: Argument,
): Promise<Result> => {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('there is no worker')
  return worker.evaluate(work as never, argument) as Promise<Result>
}

/**
 * @returns the message that the worker shows: a headless shell shows no notification, and crashes with a
 * worker's badge
 */
export const deliver = (page: Page, message: string): Promise<Delivery> =>
  inWorker(
    page,
    async (data) => {
      const scope = self as unknown as WorkerScope
      const delivery: Delivery = { shown: [], badge: null }
      scope.registration.showNotification = async (title, options) =>
        void delivery.shown.push({ title, options })
      scope.navigator.setAppBadge = async (count) => {
        delivery.badge = count
      }
      let work: Promise<unknown> = Promise.resolve()
      const waitUntil = (promise: Promise<unknown>) => {
        work = promise
      }
      scope.dispatchEvent(Object.assign(new Event('push'), { data: { text: () => data }, waitUntil }))
      await work
      return delivery
    },
    message,
  )

/** Taps the shown message. @returns the address that the worker opened; null if a page has handled the tap */
export const tap = (page: Page, message: Shown | undefined): Promise<string | null> =>
  inWorker(
    page,
    async (data) => {
      const scope = self as unknown as WorkerScope
      let openedAddress: string | null = null
      // Browsers let only a person's own tap open a window.
      scope.clients.openWindow = async (address) => {
        openedAddress = address
        return null
      }
      let work: Promise<unknown> = Promise.resolve()
      const waitUntil = (promise: Promise<unknown>) => {
        work = promise
      }
      const notification = { data, close: () => {} }
      scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
      await work
      return openedAddress
    },
    message?.options.data,
  )
