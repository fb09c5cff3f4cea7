import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { createStore, useStore } from '../ui/state/store.ts'

/** The document contains its app's settings, so that the first paint has the right colours and title. */
const embedded = (): AppSettings | null => {
  const text = document.getElementById('app-settings')?.textContent
  return text ? (JSON.parse(text) as AppSettings | null) : null
}

export const appSettings = createStore<AppSettings | null>(embedded())

export const useAppSettings = (): AppSettings | null => useStore(appSettings)

/** Stated here, so that the first screen need not load their schema. */
const FIELDS: Record<keyof AppSettings, true> = {
  appId: true,
  appTitle: true,
  appPreventionType: true,
  appStyle: true,
  appHost: true,
  appEnabledFeatures: true,
  appStoreLink: true,
  playStoreLink: true,
  appScale: true,
  appNightScale: true,
  appLogo: true,
  hasAccessibilityStatement: true,
}

/** Applies the settings in any session's answer or 401's body (specification, section 4). */
export const applyAppSettings = (body: unknown): void => {
  if (typeof body !== 'object' || body === null || !('appEnabledFeatures' in body)) return
  const fields = body as Record<string, unknown>
  const next = Object.fromEntries(Object.keys(FIELDS).map((field) => [field, fields[field]])) as AppSettings
  if (JSON.stringify(next) !== JSON.stringify(appSettings.get())) appSettings.set(next)
}
