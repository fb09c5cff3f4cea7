import { expect, test } from 'vitest'
import { StartError } from '../platform/base/config/start-error.ts'
import { requireMailServer } from './mail-server.ts'

test.each([
  ['production', null, false],
  ['production', 'smtp://mail.example.org', true],
  ['development', null, true],
] as const)('%s with SMTP_URL %s is allowed to start: %s', (environment, smtpUrl, mayStart) => {
  const attempt = () => requireMailServer({ environment, smtpUrl })
  if (mayStart) expect(attempt).not.toThrow()
  else expect(attempt).toThrow(StartError)
})
