import { QueryClientProvider } from '@tanstack/react-query'
import { login } from '@wohlauf/contract/authentication/authentication'
import { FIRST_CALLS } from '@wohlauf/contract/authentication/first-calls'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { useState } from 'react'
import { page } from 'vitest/browser'
import { createQueryClient } from '../../api/query-client.ts'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { AppTheme } from '../../ui/theme/app-theme.tsx'
import { CredentialsForm } from './credentials-form.tsx'

const client = createQueryClient(() => {})

/** A form whose rules arrive when the button is pressed. */
const LaterRules = () => {
  const [operation, setOperation] = useState(FIRST_CALLS.login)
  return (
    <AppTheme style="default">
      <QueryClientProvider client={client}>
        <CredentialsForm operation={operation} onSuccess={() => {}} />
        <button type="button" onClick={() => setOperation(login)}>
          Regeln laden
        </button>
      </QueryClientProvider>
    </AppTheme>
  )
}

test('a press before the rules are loaded says what is missing once they are', async () => {
  await render(<LaterRules />)
  const submit = page.getByRole('button', { name: 'Anmelden' })
  ;(submit.element() as HTMLElement).click()
  await expect.element(page.getByRole('textbox', { name: 'E-Mail Adresse' })).toHaveFocus()
  expect(page.getByText(MESSAGES.required).elements()).toEqual([])
  await page.getByRole('button', { name: 'Regeln laden' }).click()
  await expect.poll(() => page.getByText(MESSAGES.required).elements().length).toBeGreaterThan(0)
})
