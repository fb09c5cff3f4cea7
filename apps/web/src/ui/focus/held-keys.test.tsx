import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { Dialog } from '../dialogs/dialog.tsx'
import { useLazyDialog } from '../dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../feedback/lazy-part.tsx'
import { AppTheme } from '../theme/app-theme.tsx'

type Props = { isOpen: boolean; onClose: () => void }

type Part = (props: Props) => ReactNode

const WithField = (props: Props) => (
  <Dialog {...props} title="Suche">
    <input aria-label="Suchbegriff" data-autofocus />
  </Dialog>
)

const WithButton = (props: Props) => (
  <Dialog {...props} title="Frage">
    <button type="button" data-autofocus>
      Ja
    </button>
  </Dialog>
)

type OpenerProps = { part: Part; onPress: () => void }

const Opener = ({ part: Part, onPress }: OpenerProps) => {
  const { isWanted, isOpen, open, close } = useLazyDialog()
  const press = () => {
    onPress()
    open()
  }
  return (
    <>
      <button type="button" onClick={press}>
        Öffnen
      </button>
      <Suspense>{isWanted && <Part isOpen={isOpen} onClose={close} />}</Suspense>
    </>
  )
}

/** A page whose button opens a dialog; its code comes when the test lets it. */
const openWithoutCode = async (part: Part) => {
  const code = Promise.withResolvers<{ default: Part }>()
  const lazy = lazyDialog(() => code.promise)
  let presses = 0
  const onPress = () => {
    presses += 1
  }
  const root = createRootRoute({ component: () => <Opener part={lazy} onPress={onPress} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await render(
    <AppTheme style="default">
      <RouterProvider router={router} />
    </AppTheme>,
  )
  await page.getByRole('button', { name: 'Öffnen' }).click()
  return { arrive: () => code.resolve({ default: part }), presses: () => presses }
}

const field = () => page.getByRole('textbox', { name: 'Suchbegriff' })

test('text typed before a dialog has its focus is in its field, at its first opening and later', async () => {
  const opener = await openWithoutCode(WithField)
  await userEvent.keyboard('woxx{Backspace}{Backspace}chen plan')
  opener.arrive()
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveValue('wochen plan')
  await userEvent.keyboard('er')
  await expect.element(field()).toHaveValue('wochen planer')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Öffnen' })).toHaveFocus()
  await userEvent.keyboard('{Enter}abc')
  await expect.element(field()).toHaveValue('abc')
  expect(opener.presses()).toBe(2)
})

test('a dialog without a field drops typed text, and a space presses nothing', async () => {
  const opener = await openWithoutCode(WithButton)
  await userEvent.keyboard(' ')
  opener.arrive()
  const button = page.getByRole('button', { name: 'Ja' })
  await expect.element(button).toHaveFocus()
  expect(opener.presses()).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard(' ')
  expect(opener.presses()).toBe(2)
})
