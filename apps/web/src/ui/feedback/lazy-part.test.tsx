import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { useLazyDialog } from '../dialogs/use-lazy-dialog.ts'
import { AppTheme } from '../theme/app-theme.tsx'
import { lazyDialog, lazyPart } from './lazy-part.tsx'
import { snackbarQueue } from './snackbar-queue.ts'

const FAILURE = 'Das hat nicht geklappt'

const TEXT = `${FAILURE}Bitte versuche es gleich noch einmal.Noch einmal versuchen`

test.afterEach(() => snackbarQueue.set([]))

const cutLine = () => {
  let isCut = true
  let importCalls = 0
  return {
    reconnect: () => {
      isCut = false
    },
    asked: () => importCalls,
    fetchPart: <Part,>(part: Part): Promise<{ default: Part }> => {
      importCalls += 1
      return isCut ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: part })
    },
  }
}

const renderForm = (part: ReactNode) =>
  render(
    <AppTheme style="default">
      <input aria-label="Notiz" />
      <Suspense fallback="Lädt">{part}</Suspense>
    </AppTheme>,
  )

const note = () => page.getByLabelText('Notiz')
const retry = () => page.getByRole('button', { name: 'Noch einmal versuchen' })

test('a part whose code is missing says so in its place, keeps what was typed beside it, and comes with a press', async () => {
  const line = cutLine()
  const Chart = lazyPart(() => line.fetchPart(() => <p>Verlauf</p>))
  await renderForm(<Chart />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(TEXT)
  await note().fill('Pausenbrot')

  await retry().click()
  await expect.poll(line.asked).toBe(2)
  await expect.element(retry()).toHaveFocus()

  line.reconnect()
  await retry().click()
  await expect.element(page.getByText('Verlauf')).toBeVisible()
  await expect.element(note()).toHaveValue('Pausenbrot')
  expect(line.asked()).toBe(3)
})

type Hand = 'away' | 'near' | 'pressing'
type OpenedProps = { isOpen: boolean; isNear: boolean; onClose: () => void }

test('a dialog that a hand is near is loaded, fails without a word, and opens with the press', async () => {
  const line = cutLine()
  const Opened = lazyDialog(() =>
    line.fetchPart(({ isOpen }: OpenedProps) => isOpen && <p>Der Dialog ist da</p>),
  )
  let closings = 0
  const form = (hand: Hand) => (
    <AppTheme style="default">
      <Suspense fallback="Lädt">
        <Opened
          isOpen={hand === 'pressing'}
          isNear={hand === 'near'}
          onClose={() => {
            closings += 1
          }}
        />
      </Suspense>
    </AppTheme>
  )
  const { rerender } = await render(form('near'))
  await expect.poll(line.asked).toBe(1)
  line.reconnect()
  await rerender(form('away'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  await rerender(form('near'))
  await expect.poll(line.asked).toBe(2)
  await rerender(form('pressing'))
  await expect.element(page.getByText('Der Dialog ist da')).toBeVisible()
  expect([line.asked(), closings, snackbarQueue.get()]).toEqual([2, 0, []])
})

test('a part whose code is missing comes by itself when the network is back', async () => {
  const line = cutLine()
  const Chart = lazyPart(() => line.fetchPart(() => <p>Verlauf</p>))
  await renderForm(<Chart />)
  await expect.element(retry()).toBeVisible()
  line.reconnect()
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'))
      return line.asked()
    })
    .toBe(2)
  await expect.element(page.getByText('Verlauf')).toBeVisible()
})

const Tab = ({ part }: { part: ReactNode }) => {
  const [isShown, setIsShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Umschalten
      </button>
      {isShown && part}
    </>
  )
}

test('a part is asked for again when it is opened again', async () => {
  const line = cutLine()
  const Chart = lazyPart(() => line.fetchPart(() => <p>Verlauf</p>))
  await renderForm(<Tab part={<Chart />} />)
  await expect.element(retry()).toBeVisible()
  line.reconnect()
  await page.getByRole('button', { name: 'Umschalten' }).click()
  await page.getByRole('button', { name: 'Umschalten' }).click()
  await expect.element(page.getByText('Verlauf')).toBeVisible()
})

type SampleProps = { isOpen: boolean; onClose: () => void }

const Opener = ({ Dialog }: { Dialog: ComponentType<SampleProps> }) => {
  const { isWanted, isOpen, open, close } = useLazyDialog()
  return (
    <>
      <button type="button" onClick={open}>
        Eintragen
      </button>
      {isWanted && <Dialog isOpen={isOpen} onClose={close} />}
    </>
  )
}

test('a dialog whose code is missing says so in a message, keeps the page, and opens with a later press', async () => {
  const line = cutLine()
  const Sample = lazyDialog(() =>
    line.fetchPart(({ isOpen }: SampleProps) => isOpen && <p role="dialog">Eintrag</p>),
  )
  await renderForm(<Opener Dialog={Sample} />)
  await note().fill('Pausenbrot')
  const press = page.getByRole('button', { name: 'Eintragen' })
  await press.click()
  await expect.poll(() => snackbarQueue.get().map(({ message }) => message)).toEqual([FAILURE])
  await press.click()
  await expect.poll(line.asked).toBe(2)

  line.reconnect()
  await press.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(note()).toHaveValue('Pausenbrot')
  expect(line.asked()).toBe(3)
})
