import { page } from 'vitest/browser'
import { openScreen } from '../testing/open-screen.tsx'
import { sampleApp } from '../testing/samples.ts'
import { expect, test } from '../testing/test.ts'
import { applyAppSettings, appSettings } from './app-settings.ts'

/** A page without queries. */
const NOWHERE = '/gibt-es-nicht'

const { optionalLegalTexts: _, ...FORMER } = sampleApp

test.for([
  ['a statement', true, ['ACCESSIBILITY']],
  ['no statement', false, []],
  ['nothing about it', undefined, []],
] as const)('settings of a former server with %s are completed', ([, hasStatement, expected]) => {
  applyAppSettings({ ...FORMER, hasAccessibilityStatement: hasStatement })
  expect(appSettings.get()).toEqual({
    ...FORMER,
    hasAccessibilityStatement: hasStatement,
    optionalLegalTexts: expected,
  })
})

test('what the server says of all kinds counts more than what it says for former clients', () => {
  const settings = { ...sampleApp, optionalLegalTexts: ['EASY_LANGUAGE'], hasAccessibilityStatement: true }
  applyAppSettings(settings)
  expect(appSettings.get()?.optionalLegalTexts).toEqual(['EASY_LANGUAGE'])
})

test.for([true, false])(
  'the menu is that of the former settings, with a statement: %s',
  async (hasStatement, { server }) => {
    await openScreen({ server, path: NOWHERE })
    applyAppSettings({ ...FORMER, hasAccessibilityStatement: hasStatement })
    await page.getByRole('button', { name: 'Informationen' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Impressum' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Barrierefreiheit' }).elements()).toHaveLength(
      hasStatement ? 1 : 0,
    )
  },
)
