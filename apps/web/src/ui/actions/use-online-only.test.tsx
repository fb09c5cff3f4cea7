import { Button } from '@mantine/core'
import { afterEach } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import IconPower from '~icons/tabler/power'
import { expectAccessible } from '../../testing/accessible.ts'
import { tabTo } from '../../testing/focus.ts'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { SnackbarHost } from '../feedback/snackbar-host.tsx'
import { snackbarQueue } from '../feedback/snackbar-queue.ts'
import { ChoiceChips } from '../fields/choice-chips.tsx'
import { isOffline } from '../state/is-offline.ts'
import { AppTheme } from '../theme/app-theme.tsx'
import { ItemMenu } from './item-menu.tsx'
import { useOnlineOnly } from './use-online-only.ts'

const WHY = 'Dafür brauchst du Internet.'

afterEach(() => {
  isOffline.set(false)
  snackbarQueue.set([])
})

type Press = (name: string) => void

const Buttons = ({ onPress }: { onPress: Press }) => {
  const onlineOnly = useOnlineOnly()
  return (
    <>
      <Button {...onlineOnly(() => onPress('button'))}>Alle gesehen</Button>
      <ChoiceChips
        label="War das hilfreich?"
        choices={[{ value: 'true', label: 'Ja' }]}
        selection=""
        onChoose={() => onPress('choice')}
        isOnlineOnly
      />
      <ItemMenu
        label="Mehr zu: Wasser"
        actions={[
          { label: 'Anpassen', icon: IconPower, onClick: () => onPress('edit') },
          { label: 'Aktivieren', icon: IconPower, onClick: () => onPress('entry'), isOnlineOnly: true },
        ]}
      />
    </>
  )
}

const open = async () => {
  const presses: string[] = []
  await render(
    <AppTheme style="default">
      <main>
        <Buttons onPress={(name) => presses.push(name)} />
      </main>
      <SnackbarHost />
    </AppTheme>,
  )
  return presses
}

const controlNamed = (name: string, role: 'button' | 'menuitem' = 'button') => page.getByRole(role, { name })

const expectDisabled = async (name: string, role: 'button' | 'menuitem' = 'button') => {
  await expect.element(controlNamed(name, role)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(controlNamed(name, role)).toHaveAccessibleDescription(WHY)
}

const expectReason = async () => {
  await expect.element(page.getByRole('status').getByText(WHY)).toBeVisible()
  snackbarQueue.set([])
}

test('without a network it can be reached by keyboard, does nothing, and says why', async () => {
  isOffline.set(true)
  const presses = await open()
  for (const name of ['Alle gesehen', 'Ja']) {
    await expectDisabled(name)
    await tabTo(controlNamed(name))
    await userEvent.keyboard('{Enter}')
    await expectReason()
  }
  await expectAccessible()
  await tabTo(controlNamed('Mehr zu: Wasser'))
  await userEvent.keyboard('{Enter}{ArrowDown}')
  await expectDisabled('Aktivieren', 'menuitem')
  await expect.element(controlNamed('Aktivieren', 'menuitem')).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expectReason()
  expect(presses).toEqual([])
})

test('with the network back it does what it says', async () => {
  isOffline.set(true)
  const presses = await open()
  await expectDisabled('Alle gesehen')
  isOffline.set(false)
  for (const name of ['Alle gesehen', 'Ja', 'Mehr zu: Wasser']) {
    await expect.element(controlNamed(name)).not.toHaveAttribute('aria-disabled')
    await controlNamed(name).click()
  }
  await controlNamed('Aktivieren', 'menuitem').click()
  expect(presses).toEqual(['button', 'choice', 'entry'])
})
