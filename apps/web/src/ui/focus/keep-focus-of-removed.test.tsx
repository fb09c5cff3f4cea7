import { type ReactNode, useEffect, useState } from 'react'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { keepFocusOfRemoved } from './keep-focus-of-removed.ts'

const Screen = ({ children }: { children: ReactNode }) => {
  useEffect(keepFocusOfRemoved, [])
  return (
    <>
      <button type="button">Kopf</button>
      <main tabIndex={-1}>{children}</main>
    </>
  )
}

/** Each entry is removed by its own press. */
const List = () => {
  const [entries, setEntries] = useState(['eins', 'zwei', 'drei'])
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry}>
          <input aria-label={`Name ${entry}`} />
          <button type="button" onClick={() => setEntries(entries.filter((each) => each !== entry))}>
            {entry}
          </button>
        </li>
      ))}
    </ul>
  )
}

const Steps = () => {
  const [isFirst, setIsFirst] = useState(false)
  return (
    <p>
      <button type="button" disabled={isFirst} onClick={() => setIsFirst(true)}>
        Zurück
      </button>
      <button type="button">Weiter</button>
    </p>
  )
}

const Two = () => {
  const [isThere, setIsThere] = useState(true)
  return (
    <>
      {isThere && <button type="button">Weg</button>}
      <button type="button">Nachbar</button>
      <button type="button" onClick={() => setIsThere(!isThere)}>
        Wechseln
      </button>
      <p>Text</p>
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name })
const press = (name: string) => {
  const pressedButton = button(name).element() as HTMLElement
  pressedButton.focus()
  pressedButton.click()
}

test('a removed entry gives the focus to the next one, the last one to the one before it', async () => {
  await render(
    <Screen>
      <List />
    </Screen>,
  )
  press('zwei')
  await expect.element(button('drei')).toHaveFocus()
  press('drei')
  await expect.element(button('eins')).toHaveFocus()
  press('eins')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('a button that its press disables gives the focus to the one beside it', async () => {
  await render(
    <Screen>
      <Steps />
    </Screen>,
  )
  press('Zurück')
  await expect.element(button('Weiter')).toHaveFocus()
})

test('the focus stays where other code moved it, and where the user has left the element', async () => {
  await render(
    <Screen>
      <Two />
    </Screen>,
  )
  const change = () => (button('Wechseln').element() as HTMLElement).click()
  const settled = () => new Promise((resolve) => setTimeout(resolve, 120))
  const away = () => button('Weg').element() as HTMLElement
  away().focus()
  change()
  ;(button('Kopf').element() as HTMLElement).focus()
  await settled()
  await expect.element(button('Kopf')).toHaveFocus()
  change()
  await expect.element(button('Weg')).toBeVisible()
  away().focus()
  away().blur()
  await settled()
  change()
  await expect.element(button('Weg')).not.toBeInTheDocument()
  await settled()
  expect(document.activeElement).toBe(document.body)
})
