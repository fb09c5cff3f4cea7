import { ActionIcon, Button } from '@mantine/core'
import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { expect, test } from '../testing/test.ts'
import { AppTheme } from './app-theme.tsx'

/** A form whose submission takes until `end`. */
const openForm = async (Submit: typeof Button | typeof ActionIcon) => {
  const submissions: { end: () => void }[] = []
  const Form = () => {
    const [isPending, setIsPending] = useState(false)
    const submit = () => {
      setIsPending(true)
      submissions.push({ end: () => setIsPending(false) })
    }
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <input aria-label="Titel" />
        <Submit type="submit" loading={isPending} aria-label="Speichern" />
      </form>
    )
  }
  await render(
    <AppTheme style="default">
      <Form />
    </AppTheme>,
  )
  return { submissions, button: page.getByRole('button', { name: 'Speichern' }) }
}

test.each([
  ['button', Button],
  ['icon button', ActionIcon],
])(
  'a %s keeps the focus while it shows progress, and what is pressed meanwhile does nothing',
  async (_what, Submit) => {
    const { submissions, button } = await openForm(Submit)
    await button.click()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.click(button, { force: true })
    await page.getByLabelText('Titel').click()
    await userEvent.keyboard('{Enter}')
    expect(submissions).toHaveLength(1)
    submissions[0]?.end()
    await expect.element(button).not.toHaveAttribute('aria-busy')
    await userEvent.keyboard('{Enter}')
    expect(submissions).toHaveLength(2)
  },
)

test('a button that is disabled for another reason stays disabled, and none submits a form unless it says so', async () => {
  let submitted = 0
  await render(
    <AppTheme style="default">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted += 1
        }}
      >
        <Button loading disabled>
          Beides
        </Button>
        <Button>Abbrechen</Button>
      </form>
    </AppTheme>,
  )
  await expect.element(page.getByRole('button', { name: 'Beides' })).toHaveAttribute('disabled')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  expect(submitted).toBe(0)
})
