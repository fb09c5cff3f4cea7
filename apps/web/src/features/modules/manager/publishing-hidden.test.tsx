import type { HiddenItem } from '@wohlauf/contract/item-versions'
import {
  getFindingsOfModuleAsManager,
  getStatesOfModulesAsManager,
  publishModulesAsManager,
} from '@wohlauf/contract/modules/module-versions-as-manager'
import {
  disableModulePageAsManager,
  enableModuleAsManager,
  enableModulePageAsManager,
  getModuleAsManager,
  getModulesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { getPublishingModeAsManager } from '@wohlauf/contract/versions/publishing-mode'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import {
  button,
  chooseFromMenu,
  closeMessage,
  dialogNamed,
  expectSaid,
  openAsManager,
  rows,
} from '../../../testing/editing.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { sampleContent, sampleModule, samplePage } from '../../../testing/managed-samples.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const CONTENT = `/verwaltung/module/inhalte-verwalten/${idOf(1)}`
const STILL_HIDDEN = 'Die Version ist freigegeben. Das Modul ist noch nicht zu sehen.'

const hiddenItem = (number: number): HiddenItem => ({ id: idOf(number), publishAt: null })
const draft = (number: number) => ({ moduleId: idOf(number), isPublished: false, openChanges: 0 })
const publishedModule = (number: number) => ({ ...draft(number), isPublished: true })

type Given = { isEnabled: boolean; answer: HiddenItem[]; findings?: 'PAGE_EMPTY'[] }

const openContent = async (server: FakeServer, { isEnabled, answer, findings = [] }: Given) => {
  server.on(getModuleAsManager, sampleContent([samplePage(1)], { isEnabled }))
  server.on(getStatesOfModulesAsManager, [draft(1)])
  server.on(
    getFindingsOfModuleAsManager,
    findings.map((kind) => ({ kind, modulePageId: samplePage(1).modulePageId, contentElementId: null })),
  )
  server.on(publishModulesAsManager, () => {
    server.on(getStatesOfModulesAsManager, [publishedModule(1)])
    return { hidden: answer }
  })
  server.on(enableModuleAsManager, () => {
    server.on(getModuleAsManager, sampleContent([samplePage(1)], { isEnabled: true }))
    return {}
  })
  await openAsManager(server, CONTENT)
}

test('a version of a hidden module is released, and one more press shows it', async ({ server }) => {
  await openContent(server, { isEnabled: false, answer: [hiddenItem(1)] })
  await expect.element(page.getByText('Ausgeblendet · Entwurf')).toBeVisible()
  await button('Version freigeben').click()
  await expectSaid(STILL_HIDDEN)
  expect(server.callsOf(enableModuleAsManager)).toEqual([])
  await button('Jetzt zeigen').click()
  await expectSaid('Das Modul ist veröffentlicht.')
  expect(server.callsOf(enableModuleAsManager)[0]?.input).toEqual({ moduleId: idOf(1) })
  await expect.element(page.getByText('Veröffentlicht', { exact: true })).toBeVisible()
})

test('the answer reports what another editor has hidden or shown meanwhile', async ({ server }) => {
  await openContent(server, { isEnabled: true, answer: [hiddenItem(1)] })
  await button('Modul veröffentlichen').click()
  await expectSaid(STILL_HIDDEN)
  await openContent(server, { isEnabled: false, answer: [] })
  await button('Version freigeben').click()
  await expectSaid('Das Modul ist veröffentlicht.')
})

test('findings are shown first in the same words', async ({ server }) => {
  await openContent(server, { isEnabled: false, answer: [hiddenItem(1)], findings: ['PAGE_EMPTY'] })
  await button('Version freigeben').click()
  const dialog = dialogNamed('Version freigeben')
  await expect.element(dialog.getByText('oder trotzdem freigeben')).toBeVisible()
  await dialog.getByRole('button', { name: 'Trotzdem freigeben' }).click()
  await expectSaid(STILL_HIDDEN)
  await expect.element(page.getByText('Ausgeblendet · Freigegeben')).toBeVisible()
  await expectAccessible()
  // The message disappears by itself.
  await chooseFromMenu('Mehr zu: Probemodul', 'Anzeigen')
  await expectSaid('Module wurde aktiviert.')
  await expect.element(page.getByText('Veröffentlicht', { exact: true })).toBeVisible()
})

test('for several, hidden ones are named before, and the number of visible ones after', async ({
  server,
}) => {
  server.on(
    getModulesAsManager,
    [1, 2].map((number) => sampleModule(number, { isEnabled: number === 1 })),
  )
  server.on(getStatesOfModulesAsManager, [draft(1), draft(2)])
  server.on(getFindingsOfModuleAsManager, [])
  server.on(publishModulesAsManager, () => {
    server.on(getStatesOfModulesAsManager, [publishedModule(1), publishedModule(2)])
    return { hidden: [hiddenItem(2)] }
  })
  await openAsManager(server, '/verwaltung/module')
  await button('Änderungen veröffentlichen').click()
  const dialog = dialogNamed('Änderungen veröffentlichen')
  await expect.element(dialog.getByText('Entwurf · noch nicht zu sehen')).toBeVisible()
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expectSaid('2 Versionen sind freigegeben, zu sehen ist davon 1.')
  await expect.element(rows().nth(0)).toMatchTextContent('SichtbarVeröffentlicht')
  await expect.element(rows().nth(1)).toMatchTextContent('AusgeblendetFreigegeben')
})

test('showing or hiding a page is reported with what its readers see', async ({ server }) => {
  const open = (isEnabled: boolean, page: { isEnabled: boolean }) => {
    server.on(getModuleAsManager, sampleContent([samplePage(1, page)], { isEnabled }))
    return {}
  }
  server.on(getPublishingModeAsManager, { publishesOnSave: false })
  server.on(getStatesOfModulesAsManager, [publishedModule(1)])
  open(false, { isEnabled: false })
  server.on(enableModulePageAsManager, () => {
    server.on(getStatesOfModulesAsManager, [{ ...publishedModule(1), openChanges: 1 }])
    return open(false, { isEnabled: true })
  })
  await openAsManager(server, CONTENT)
  await chooseFromMenu('Mehr zur Seite: Seite 1', 'Seite einblenden')
  await expectSaid('Seite wurde angezeigt. Zu lesen ist sie erst, wenn das Modul sichtbar ist.')
  await closeMessage()

  // Another editor has shown the module meanwhile.
  server.on(disableModulePageAsManager, () => open(true, { isEnabled: false }))
  await chooseFromMenu('Mehr zur Seite: Seite 1', 'Seite ausblenden')
  const dialog = dialogNamed('Seite ausblenden')
  await expect
    .element(dialog.getByText('„Seite 1“ ist nach dem nächsten Veröffentlichen für niemanden mehr zu lesen.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Seite ausblenden' }).click()
  await expectSaid('Seite wurde ausgeblendet. Mitglieder haben noch den veröffentlichten Stand.')
})
