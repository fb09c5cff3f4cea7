import { expect, onTestFinished, test } from 'vitest'
import { siteSettings } from '../site-settings.ts'
import { startErrorReporting } from './error-reporting.ts'

test('behind the notice of an older browser no errors are reported', () => {
  const { errorReportingDsn } = siteSettings
  siteSettings.errorReportingDsn = 'https://key@errors.example/1'
  // The document has the notice, hidden from this browser.
  const notice = document.getElementById('older')
  notice?.style.setProperty('display', 'block')
  onTestFinished(() => {
    siteSettings.errorReportingDsn = errorReportingDsn
    notice?.style.removeProperty('display')
  })
  expect(notice).not.toBeNull()
  expect(startErrorReporting()).toEqual({})
})
