import { getAutosaveAsManager } from '@wohlauf/contract/autosaves/autosaves'
import { updateRichTextAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  type Finding,
  getFindingsOfModuleAsManager,
  getStatesOfModulesAsManager,
  type ModuleState,
  publishModulesAsManager,
} from '@wohlauf/contract/modules/module-versions-as-manager'
import { getModuleAsManager, getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { getPublishingModeAsManager } from '@wohlauf/contract/versions/publishing-mode'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import {
  button,
  dialogNamed,
  expectSaid,
  field,
  openAsManager,
  rowNamed,
  rows,
} from '../../../testing/editing.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { SAMPLE_ELEMENTS } from '../../../testing/managed-elements.ts'
import { sampleContent, sampleModule, samplePage } from '../../../testing/managed-samples.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const LIST = '/verwaltung/module'
const CONTENT = `/verwaltung/module/inhalte-verwalten/${idOf(1)}`
const { IMAGE, RICH_TEXT: TEXT } = SAMPLE_ELEMENTS

const state = (number: number, openChanges: number, isPublished = true): ModuleState => ({
  moduleId: idOf(number),
  isPublished,
  openChanges,
})

const openList = async (server: FakeServer, ...states: ModuleState[]) => {
  server.on(
    getModulesAsManager,
    [1, 2, 3].map((number) => sampleModule(number, { isEnabled: number < 3 })),
  )
  server.on(getStatesOfModulesAsManager, states)
  await openAsManager(server, LIST)
}

const openContent = async (
  server: FakeServer,
  openChanges: number,
  findings: Finding[],
  isPublished = true,
) => {
  server.on(getModuleAsManager, sampleContent([samplePage(1, { contentElements: [IMAGE] })]))
  server.on(getStatesOfModulesAsManager, [state(1, openChanges, isPublished)])
  server.on(getFindingsOfModuleAsManager, findings)
  server.on(publishModulesAsManager, () => {
    server.on(getStatesOfModulesAsManager, [state(1, 0)])
    return { hidden: [] }
  })
  await openAsManager(server, CONTENT)
}

const finding = (kind: Finding['kind']): Finding => ({
  kind,
  modulePageId: samplePage(1).modulePageId,
  contentElementId: IMAGE.contentElementId,
})

test('the list says whether each module is shown, and what is unpublished', async ({ server }) => {
  await openList(server, state(1, 0), state(2, 3), state(3, 0, false))
  await expect.element(rows().nth(0)).toMatchTextContent('SichtbarVeröffentlicht')
  await expect.element(rows().nth(1)).toMatchTextContent('SichtbarVeröffentlicht · 3 Änderungen offen')
  await expect.element(rows().nth(2)).toMatchTextContent('AusgeblendetEntwurf')
  await expect
    .element(page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: /^Module/ }))
    .toHaveAccessibleName('Module, 1 mit offenen Änderungen')
  await expectAccessible()
})

test('nothing is offered when everything is published', async ({ server }) => {
  await openList(server, state(1, 0), state(2, 0), state(3, 0))
  await expect.element(rows().nth(0)).toMatchTextContent('Veröffentlicht')
  expect(button('Änderungen veröffentlichen').query()).toBeNull()
})

test('publishes the chosen modules together, with a note', async ({ server }) => {
  await openList(server, state(1, 1), state(2, 3), state(3, 0, false))
  server.on(getFindingsOfModuleAsManager, [])
  server.on(publishModulesAsManager, () => {
    server.on(getStatesOfModulesAsManager, [state(1, 0), state(2, 0), state(3, 0, false)])
    return { hidden: [] }
  })
  await button('Änderungen veröffentlichen').click()
  const dialog = dialogNamed('Änderungen veröffentlichen')
  await expect.element(dialog.getByText('1 Änderung offen')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Modul 3: Titel 3' }).click()
  await field(dialog, 'Notiz').fill('x'.repeat(201))
  await expect.element(dialog.getByText('Der Wert darf höchstens 200 Zeichen lang sein')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Veröffentlichen' })).toBeDisabled()
  await field(dialog, 'Notiz').fill('Salz statt Zucker')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expectSaid('2 Module sind veröffentlicht.')
  await expect
    .poll(() => server.callsOf(publishModulesAsManager)[0]?.input)
    .toEqual({ moduleIds: [idOf(1), idOf(2)], note: 'Salz statt Zucker' })
  await expect.element(rows().nth(1)).not.toMatchTextContent('offen')
})

test('one press publishes a module without findings, and the button goes', async ({ server }) => {
  await openContent(server, 2, [])
  await expect.element(page.getByText('Veröffentlicht · 2 Änderungen offen')).toBeVisible()
  await button('Änderungen veröffentlichen').click()
  await expectSaid('Das Modul ist veröffentlicht.')
  await expect.element(button('Änderungen veröffentlichen')).not.toBeInTheDocument()
  await expect.poll(() => server.callsOf(publishModulesAsManager)[0]?.input).toEqual({ moduleIds: [idOf(1)] })
})

test('findings are shown first, and lead to their elements, as often as they are pressed', async ({
  server,
}) => {
  await openContent(server, 0, [finding('PICTURE_WITHOUT_TEXT')], false)
  await button('Modul veröffentlichen').click()
  const dialog = dialogNamed('Änderungen veröffentlichen')
  await expect.element(dialog.getByText('Ein Bild hat keinen Alternativtext.')).toBeVisible()
  await expectAccessible()
  const title = field(rowNamed('Bild bearbeiten'), 'Titel')
  for (const _ of ['first', 'second']) {
    await dialog.getByRole('button', { name: `Seite 1 · ${IMAGE.title}` }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(title).toHaveFocus()
    await expect.element(title).toBeInViewport()
    await button('Modul veröffentlichen').click()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.callsOf(publishModulesAsManager)).toHaveLength(0)
  await button('Modul veröffentlichen').click()
  await dialog.getByRole('button', { name: 'Trotzdem veröffentlichen' }).click()
  await expectSaid('Das Modul ist veröffentlicht.')
})

test('a finding of a page leads to the page, also to a folded one', async ({ server }) => {
  await openContent(server, 1, [{ ...finding('PAGE_EMPTY'), contentElementId: null }])
  const region = page.getByRole('region', { name: 'Seite 1', exact: true })
  await region.getByRole('button', { name: 'Seite 1', exact: true }).click()
  await button('Änderungen veröffentlichen').click()
  await dialogNamed('Änderungen veröffentlichen').getByRole('button', { name: 'Seite 1' }).click()
  await expect.element(region).toHaveFocus()
  await expect.element(region.getByText(IMAGE.title)).toBeVisible()
})

/** Types into the element's title while everything else is published. */
const beginCorrection = async (server: FakeServer) => {
  server.on(getModuleAsManager, sampleContent([samplePage(1, { contentElements: [TEXT] })]))
  server.on(getStatesOfModulesAsManager, [state(1, 0)])
  server.on(getFindingsOfModuleAsManager, [])
  server.on(publishModulesAsManager, { hidden: [] })
  await openAsManager(server, `${CONTENT}?inhalt=${TEXT.contentElementId}`)
  const title = field(rowNamed('Text bearbeiten'), 'Titel')
  await expect.element(title).toHaveFocus()
  return title
}

test('one press saves and publishes the input', async ({ server }) => {
  server.on(updateRichTextAsManager, {})
  const title = await beginCorrection(server)
  await title.fill('Ein besserer Text')
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await expectSaid('Das Modul ist veröffentlicht.')
  expect(server.callsOf(updateRichTextAsManager)[0]?.input.title).toBe('Ein besserer Text')
  expect(server.callsOf(publishModulesAsManager)).toHaveLength(1)
  await expect.element(title).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  expect(server.callsOf(publishModulesAsManager)).toHaveLength(1)
})

test('the keys that save and publish, pressed before the form is rendered, act once it is', async ({
  server,
}) => {
  server.on(updateRichTextAsManager, {})
  const forms = server.hold(getAutosaveAsManager, null)
  const title = await beginCorrection(server)
  await title.fill('Ein besserer Text')
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  expect(server.callsOf(publishModulesAsManager)).toHaveLength(0)
  forms.resume()
  await expectSaid('Das Modul ist veröffentlicht.')
  expect(server.callsOf(updateRichTextAsManager)[0]?.input.title).toBe('Ein besserer Text')
})

test('the button is offered while input is unsaved, unless each save is published', async ({ server }) => {
  for (const publishesOnSave of [true, false]) {
    server.on(getPublishingModeAsManager, { publishesOnSave })
    server.on(updateRichTextAsManager, {})
    const title = await beginCorrection(server)
    expect(button('Änderungen veröffentlichen').query()).toBeNull()
    await title.fill('Ein besserer Text')
    await expect.element(button('Verwerfen')).toBeVisible()
    if (publishesOnSave) expect(button('Änderungen veröffentlichen').query()).toBeNull()
    else await button('Änderungen veröffentlichen').click()
  }
  await expectSaid('Das Modul ist veröffentlicht.')
  expect(server.callsOf(updateRichTextAsManager)[0]?.input.title).toBe('Ein besserer Text')
  await expect.element(button('Änderungen veröffentlichen')).not.toBeInTheDocument()
})

test('input that cannot be saved is not published', async ({ server }) => {
  server.refuse(updateRichTextAsManager, 'unavailable')
  const title = await beginCorrection(server)
  await title.fill('')
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await expect.element(page.getByText('Dieses Feld muss gefüllt sein')).toBeVisible()
  await title.fill('Ein besserer Text')
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await expect.poll(() => server.callsOf(updateRichTextAsManager).length).toBe(1)
  await expect.element(page.getByText('gerade nicht erreichbar').first()).toBeVisible()
  await expect.element(title).toHaveValue('Ein besserer Text')
  expect(server.callsOf(publishModulesAsManager)).toHaveLength(0)
})

test('a quiz that cannot be answered prevents it', async ({ server }) => {
  await openContent(server, 1, [finding('PICTURE_WITHOUT_TEXT'), finding('QUIZ_NOT_ANSWERABLE')])
  await button('Änderungen veröffentlichen').click()
  const dialog = dialogNamed('Änderungen veröffentlichen')
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent('Das Quiz lässt sich nicht')
  await expect.element(dialog.getByRole('button', { name: 'Trotzdem veröffentlichen' })).toBeDisabled()
})
