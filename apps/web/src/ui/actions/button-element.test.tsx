import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { tabTo } from '../../testing/focus.ts'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { AppTheme } from '../theme/app-theme.tsx'

type Busy = { loading: boolean; onClick: () => void }

const KINDS: Record<string, (busy: Busy) => ReactNode> = {
  button: (busy) => <Button {...busy}>Senden</Button>,
  icon: (busy) => (
    <ActionIcon {...busy} aria-label="Senden">
      +
    </ActionIcon>
  ),
}

/** A button that is loading from the first press until `finish`. */
const Sending = ({ onSend, children }: { onSend: () => void; children: (busy: Busy) => ReactNode }) => {
  const [loading, setLoading] = useState(false)
  const onClick = () => {
    onSend()
    setLoading(true)
  }
  return (
    <AppTheme style="default">
      {children({ loading, onClick })}
      <Button onClick={() => setLoading(false)}>Fertig</Button>
    </AppTheme>
  )
}

const Form = ({ onSend }: { onSend: () => void }) => {
  const [isSending, setIsSending] = useState(false)
  return (
    <AppTheme style="default">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
          setIsSending(true)
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" loading={isSending}>
          Senden
        </Button>
      </form>
    </AppTheme>
  )
}

const send = () => page.getByRole('button', { name: 'Senden' })

test.for(Object.keys(KINDS))(
  'a loading %s keeps the focus, says that it is busy, and ignores presses',
  async (kind) => {
    const calls: string[] = []
    await render(
      <Sending onSend={() => calls.push('one')}>{KINDS[kind] as (busy: Busy) => ReactNode}</Sending>,
    )
    await tabTo(send())
    await userEvent.keyboard('{Enter}')
    await expect.element(send()).toHaveAttribute('data-loading', 'true')
    await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(send()).toHaveAttribute('aria-busy', 'true')
    await expect.element(send()).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    send()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(calls).toEqual(['one'])
    await page.getByRole('button', { name: 'Fertig' }).click()
    await send().click()
    expect(calls).toEqual(['one', 'one'])
  },
)

test('a form whose button is loading is submitted neither by the button nor by Enter in a field', async () => {
  const calls: string[] = []
  await render(<Form onSend={() => calls.push('one')} />)
  await tabTo(page.getByRole('textbox', { name: 'Name' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(send()).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await tabTo(send())
  await userEvent.keyboard('{Enter}')
  expect(calls).toEqual(['one'])
})

test('a button that is disabled stays so while it is loading', async () => {
  await render(
    <AppTheme style="default">
      <Button disabled loading>
        Senden
      </Button>
    </AppTheme>,
  )
  await expect.element(send()).toHaveProperty('disabled', true)
  await expect.element(send()).not.toHaveAttribute('aria-busy')
})
