import { expect } from '@playwright/test'
import { urlOf } from '../browser/test.ts'
import type { TestUser } from '../test-server/test-server.ts'
import type { Tab } from './tab.ts'

// biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
export const shownText = (tab: Tab): Promise<string> => tab.evaluate(() => document.body.innerText)

export const expectText = (tab: Tab, text: string | RegExp) =>
  expect.poll(() => shownText(tab)).toMatch(text instanceof RegExp ? text : new RegExp(RegExp.escape(text)))

export const logIn = async (tab: Tab, { emailAddress, password, app }: TestUser) => {
  await tab.goto(urlOf(app, '/login'))
  await tab.fill('input[type=email]', emailAddress)
  await tab.fill('input[type=password]', password)
  await tab.click('main button[type=submit]:enabled')
  await expectText(tab, /Guten (Morgen|Tag|Abend)/)
}
