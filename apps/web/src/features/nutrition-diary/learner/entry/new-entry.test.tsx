import {
  createNutritionDiaryEntry,
  type DiaryEntry,
  getNutritionDiaryTimeline,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { giveHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/accessible.ts'
import { ringOf } from '../../../../testing/colours.ts'
import {
  button,
  chooseFile,
  closeMessage,
  dialogNamed,
  expectReportsTooLong,
  expectSaid,
  field,
} from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { expectKeepsFocus } from '../../../../testing/focus.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { makePhoto } from '../../../../testing/photo.ts'
import {
  dayOf,
  daysAgo,
  diaryOf,
  EMPTY_DIARY,
  sampleEntry,
  sampleTip,
} from '../../../../testing/sample-diary.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'
import { berlinDay } from '../../../../ui/time/berlin-time.ts'
import { elementOfEntry } from '../timeline/use-shown-entry.ts'
import { BROKEN_MESSAGE, HEIC_MESSAGE } from './check-picture.ts'

const PATH = '/ernaehrungstagebuch'
const STEP_MS = 5 * 60_000
const LOST = /^Es konnte keine Verbindung zu/

const older = dayOf(daysAgo(5), sampleEntry(1, { day: daysAgo(5) }))
const dialog = dialogNamed('Neuer Eintrag')
const cropping = dialogNamed('Ausschnitt wählen')
const chosenPicture = dialog.getByRole('img', { name: 'Gewähltes Bild' })
const submit = button('Eintrag hinzufügen', dialog)
const mealAndTime = dialog.getByRole('button', { name: /^Mahlzeit und Zeitpunkt: / })

/**
 * Sets the clock to noon in Berlin, so that what counts as the future does not depend on the time of the
 * test.
 */
const setNoon = (): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-05T11:02:00Z') })
  onTestFinished(() => void vi.useRealTimers())
}

const openForm = async (server: FakeServer, more: Partial<Parameters<typeof openScreen>[0]> = {}) => {
  server.on(getNutritionDiaryTimeline, diaryOf([older]))
  const screen = await openScreen({ server, path: PATH, user: sampleUser(), ...more })
  await button('Neuer Eintrag').click()
  return screen
}

/** Accepts the entry: later answers of the timeline contain it. */
const accept = (server: FakeServer, tip = false) =>
  server.on(createNutritionDiaryEntry, ({ nutritionDiaryEntryId = '', consumedAt, description = null }) => {
    const entry: DiaryEntry = { ...sampleEntry(2), nutritionDiaryEntryId, consumedAt, description }
    const newTip = sampleTip(1, { type: 'CHALLENGE', description: 'Iss heute eine Mahlzeit ohne Handy.' })
    server.on(
      getNutritionDiaryTimeline,
      diaryOf([dayOf(berlinDay(consumedAt), ...(tip ? [newTip] : []), entry), older]),
    )
    return { nutritionDiaryEntryId, tip: tip ? newTip : null }
  })

const calls = (server: FakeServer) => server.callsOf(createNutritionDiaryEntry)

test('while the hand is near, the form is rendered unseen, and what it shows is of the opening that follows', async ({
  server,
}) => {
  server.on(getNutritionDiaryTimeline, diaryOf([older]))
  await openScreen({ server, path: PATH, user: sampleUser() })
  const words = () => document.querySelector('[role="dialog"] textarea')
  await button('Neuer Eintrag').hover()
  await expect.poll(words).not.toBeNull()
  expect(dialog.query()).toBeNull()
  const prepared = words()
  await button('Neuer Eintrag').click()
  await expect.element(field(dialog, 'Beschreibung')).toHaveFocus()
  expect(words()).toBe(prepared)
  await userEvent.keyboard('Suppe{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.unhover(button('Neuer Eintrag'))
  await button('Neuer Eintrag').click()
  await expect.element(field(dialog, 'Beschreibung')).toHaveValue('Suppe')
  expect(words()).not.toBe(prepared)
})

const choosePhoto = async () => {
  await chooseFile(dialog, await makePhoto('mittag.jpg'))
  await button('Übernehmen', cropping).click()
  await expect.element(chosenPicture).toBeVisible()
}

test('the ring of the focus is around words and photo together', async ({ server }) => {
  await openForm(server)
  const words = field(dialog, 'Beschreibung')
  await expect.element(words).toHaveFocus()
  const frame = button('Bild wählen', dialog).element().closest('[class*="frame"]')
  expect(frame && ringOf(frame)?.width).toBe('2px')
  expect(ringOf(words.element())).toBeNull()
})

test('a sentence is enough: it is sent with the current time, in view and focused', async ({ server }) => {
  const before = Date.now()
  await openForm(server)
  accept(server)
  await field(dialog, 'Beschreibung').fill('  Suppe mit Brot  ')
  await submit.click()
  await expectSaid('Eintrag wurde hinzugefügt.')
  await expect.element(dialog).not.toBeInTheDocument()
  const call = calls(server)[0]
  const input = call?.input ?? {}
  expect(input).toMatchObject({ description: 'Suppe mit Brot' })
  expect(call?.files).toEqual({})
  const consumedAt = Date.parse(String(input.consumedAt))
  expect(consumedAt % STEP_MS).toBe(0)
  expect(consumedAt).toBeGreaterThan(before - STEP_MS)
  expect(consumedAt).toBeLessThanOrEqual(Date.now())
  const entry = page.elementLocator(
    document.getElementById(elementOfEntry(String(input.nutritionDiaryEntryId))) as HTMLElement,
  )
  await expect.element(entry).toHaveFocus()
  await expect.element(entry).toBeInViewport()
})

test('an entry takes two presses and its text: meal and time are proposed', async ({ server }) => {
  setNoon()
  server.on(getNutritionDiaryTimeline, diaryOf([older]))
  await openScreen({ server, path: PATH, user: sampleUser() })
  let presses = 0
  const count = () => {
    presses += 1
  }
  window.addEventListener('click', count, { capture: true })
  onTestFinished(() => window.removeEventListener('click', count, { capture: true }))
  await button('Neuer Eintrag').click()
  await expect.element(field(dialog, 'Beschreibung')).toHaveFocus()
  await expect.element(mealAndTime).toMatchTextContent('Mittagessen · 12:00')
  accept(server)
  await userEvent.keyboard('Suppe')
  await submit.click()
  await expectSaid('Eintrag wurde hinzugefügt.')
  expect(calls(server)[0]?.input).toMatchObject({ meal: 'LUNCH', consumedAt: '2031-03-05T11:00:00.000Z' })
  expect(presses).toBe(2)
})

test('a form that is opened again proposes the time of that moment', async ({ server }) => {
  setNoon()
  await openForm(server)
  await expect.element(mealAndTime).toMatchTextContent('Mittagessen · 12:00')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  vi.setSystemTime(new Date('2031-03-05T11:22:00Z'))
  await button('Neuer Eintrag').click()
  await expect.element(mealAndTime).toMatchTextContent('Mittagessen · 12:20')
})

test('another meal takes four presses', async ({ server }) => {
  setNoon()
  await openForm(server)
  accept(server)
  await userEvent.keyboard('Apfel')
  await mealAndTime.click()
  await button('Snack', dialog).click()
  await expect.element(mealAndTime).toMatchTextContent('Snack · 12:00')
  await submit.click()
  await expect.poll(() => calls(server)[0]?.input.meal).toBe('SNACK')
})

test('the proposed meal follows the time, until one was chosen or removed', async ({ server }) => {
  setNoon()
  await openForm(server)
  accept(server)
  await field(dialog, 'Beschreibung').fill('Suppe')
  await mealAndTime.click()
  const hour = dialog.getByRole('combobox', { name: 'Stunde' })
  await hour.selectOptions('07')
  await expect.element(mealAndTime).toMatchTextContent('Frühstück · 07:00')
  await expect.element(button('Frühstück', dialog)).toHaveAttribute('aria-pressed', 'true')
  await button('Frühstück', dialog).click()
  await hour.selectOptions('11')
  await expect.element(mealAndTime).toMatchTextContent('11:00')
  await expect.element(button('Mittagessen', dialog)).toHaveAttribute('aria-pressed', 'false')
  await submit.click()
  await expectSaid('Eintrag wurde hinzugefügt.')
  expect(calls(server)[0]?.input).not.toHaveProperty('meal')
})

test.for([
  ['12 minutes fast', 12, '2031-03-05T10:50:00.000Z'],
  ['12 minutes slow', -12, '2031-03-05T11:10:00.000Z'],
  ['a day fast', 24 * 60, '2031-03-04T11:00:00.000Z'],
] as const)('on a device whose clock is %s, now is the server’s', async ([, minutes, now], { server }) => {
  setNoon()
  server.setClock(() => new Date(Date.now() - minutes * 60_000))
  await openForm(server)
  accept(server)
  await field(dialog, 'Beschreibung').fill('Suppe')
  await mealAndTime.click()
  await expect.element(dialog.getByRole('button', { name: /^Datum/ })).toMatchTextContent('Heute')
  await submit.click()
  await expect.poll(() => calls(server)[0]?.input.consumedAt).toBe(now)
})

test('the server’s message about the time is shown at the field, which gets the focus', async ({
  server,
}) => {
  await openForm(server)
  server.refuse(createNutritionDiaryEntry, 'not-valid', { consumedAt: 'Diese Zeit geht nicht.' })
  await field(dialog, 'Beschreibung').fill('Suppe')
  await submit.click()
  await expect
    .element(dialog.getByRole('group', { name: /^Zeitpunkt/ }))
    .toMatchTextContent('Diese Zeit geht nicht.')
  await expect.element(dialog.getByRole('button', { name: /^Datum/ })).toHaveFocus()
  await dialog.getByRole('combobox', { name: 'Stunde' }).selectOptions('00')
  await expect.element(dialog.getByText('Diese Zeit geht nicht.')).not.toBeInTheDocument()
})

test('the first entry ends the introduction, and its tip is shown', async ({ server }) => {
  server.on(getNutritionDiaryTimeline, EMPTY_DIARY)
  await openScreen({ server, path: PATH, user: sampleUser() })
  accept(server, true)
  await button('Neuer Eintrag').click()
  await field(dialog, 'Beschreibung').fill('Suppe')
  await submit.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ernährungstagebuch' })).toBeVisible()
  await expect.element(page.getByText('Suppe')).toBeVisible()
  await expect.element(dialogNamed('Neuer Tipp')).toBeVisible()
})

test('a picture is enough too: cropped to 1.5, at most 1200 pixels wide, as JPEG', async ({ server }) => {
  await openForm(server)
  accept(server)
  await choosePhoto()
  await submit.click()
  await expectSaid('Eintrag wurde hinzugefügt.')
  const [call] = calls(server)
  expect(call?.input).not.toHaveProperty('description')
  const file = call?.files.imageFile as File
  expect(file.type).toBe('image/jpeg')
  const { width, height } = await createImageBitmap(file)
  expect([width, height]).toEqual([1200, 800])
})

test.for<[number, number]>([
  [4000, 3000],
  [8000, 6000],
])(
  'a phone’s photo of %i × %i pixels is sent within the server’s limits',
  async ([width, height], { server }) => {
    await openForm(server)
    accept(server)
    await chooseFile(dialog, await makePhoto('kamera.jpg', 'image/jpeg', { width, height }))
    await button('Übernehmen', cropping).click()
    await submit.click()
    await expectSaid('Eintrag wurde hinzugefügt.')
    const picture = await createImageBitmap(calls(server)[0]?.files.imageFile as File)
    expect([picture.width, picture.height]).toEqual([1200, 800])
  },
)

test('a PNG is accepted, and its transparent parts become white', async ({ server }) => {
  await openForm(server)
  accept(server)
  const canvas = document.createElement('canvas')
  canvas.width = 60
  canvas.height = 40
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((result) => resolve(result as Blob)))
  await chooseFile(dialog, new File([blob], 'leer.png', { type: 'image/png' }))
  await button('Übernehmen', cropping).click()
  await submit.click()
  await expectSaid('Eintrag wurde hinzugefügt.')
  const picture = await createImageBitmap(calls(server)[0]?.files.imageFile as File)
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  pen.drawImage(picture, 0, 0)
  expect([...pen.getImageData(10, 10, 1, 1).data]).toEqual([255, 255, 255, 255])
})

const heic = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0])
const brokenJpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])

test.for<[string, () => File, string]>([
  [
    'a text',
    () => new File(['Hallo Welt, hier'], 'bild.jpg', { type: 'image/jpeg' }),
    'Die Datei ist nicht im richtigen Format',
  ],
  [
    'a HEIC, also when it is named JPEG',
    () => new File([heic], 'bild.jpg', { type: 'image/jpeg' }),
    HEIC_MESSAGE,
  ],
  ['a broken picture', () => new File([brokenJpeg], 'bild.jpg', { type: 'image/jpeg' }), BROKEN_MESSAGE],
  [
    'a file that is too large',
    () => new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'bild.jpg', { type: 'image/jpeg' }),
    'Die Datei darf maximal 10MB groß sein',
  ],
])('%s is refused with advice, and another picture is accepted', async ([, make, message], { server }) => {
  await openForm(server)
  await chooseFile(dialog, make())
  await expect.element(dialog.getByRole('alert').filter({ hasText: message })).toBeVisible()
  expect(cropping.query()).toBeNull()
  await choosePhoto()
  expect(dialog.getByText(message).query()).toBeNull()
})

test('a chosen picture can be cropped again, replaced and removed', async ({ server }) => {
  await openForm(server)
  await choosePhoto()
  await button('Ausschnitt', dialog).click()
  await button('Abbrechen', cropping).click()
  await expect.element(chosenPicture).toBeVisible()
  await expectAccessible()
  await button('Entfernen', dialog).click()
  await expect.element(chosenPicture).not.toBeInTheDocument()
  await expect.element(submit).toBeDisabled()
})

test('neither picture nor text: says what is missing once both were left', async ({ server }) => {
  await openForm(server)
  await expect.element(submit).toBeDisabled()
  await expectAccessible()
  const error = dialog.getByText('Bild oder Beschreibung ist erforderlich')
  expect(error.query()).toBeNull()
  await field(dialog, 'Beschreibung').click()
  await userEvent.tab()
  await expect.element(button('Bild wählen', dialog)).toHaveFocus()
  expect(error.query()).toBeNull()
  await userEvent.tab()
  await expect.element(error).toBeVisible()
  await field(dialog, 'Beschreibung').fill('Suppe')
  await expect.element(error).not.toBeInTheDocument()
  await expect.element(submit).toBeEnabled()
})

test('a time in the future is an error and cannot be sent', async ({ server }) => {
  setNoon()
  await openForm(server)
  await field(dialog, 'Beschreibung').fill('Suppe')
  await mealAndTime.click()
  await expect.element(dialog.getByRole('button', { name: 'Datum: 05.03.2031' })).toMatchTextContent('Heute')
  await expect.element(dialog.getByRole('combobox', { name: 'Minute' })).toHaveValue('00')
  await dialog.getByRole('combobox', { name: 'Minute' }).selectOptions('05')
  await expect
    .element(dialog.getByText('Das Datum darf nicht nach dem 05.03.2031, 12:02 Uhr liegen'))
    .toBeVisible()
  await expect.element(submit).toBeDisabled()
  await expectAccessible()
})

test('yesterday’s meal is written down on yesterday, with the clock of Berlin', async ({ server }) => {
  setNoon()
  await openForm(server)
  accept(server)
  await field(dialog, 'Beschreibung').fill('Suppe')
  await mealAndTime.click()
  await dialog.getByRole('button', { name: /^Datum/ }).click()
  const calendar = page.getByRole('dialog').filter({ hasText: /Mo.*Di.*Mi/ })
  await calendar.getByRole('button', { name: '4. März 2031', exact: true }).click()
  await expect.element(dialog.getByRole('button', { name: /^Datum/ })).toMatchTextContent('Gestern')
  await dialog.getByRole('combobox', { name: 'Stunde' }).selectOptions('00')
  await dialog.getByRole('combobox', { name: 'Minute' }).selectOptions('05')
  await expect.element(mealAndTime).toMatchTextContent('Snack · Gestern, 00:05')
  await submit.click()
  await expectSaid('Eintrag wurde hinzugefügt.')
  await expect.poll(() => calls(server)[0]?.input.consumedAt).toBe('2031-03-03T23:05:00.000Z')
})

test('a tip that the entry brought is shown, then the entry has the focus', async ({ server }) => {
  await openForm(server)
  accept(server, true)
  await field(dialog, 'Beschreibung').fill('Suppe')
  await submit.click()
  const tip = dialogNamed('Neuer Tipp')
  await expect.element(tip.getByText('Iss heute eine Mahlzeit ohne Handy.')).toBeVisible()
  await expect.element(tip.getByText('Challenge', { exact: true })).toBeVisible()
  await expectAccessible()
  await button('Alles klar', tip).click()
  await expect.element(tip).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toContain('Suppe')
})

test('a lost connection keeps text and picture; the retry sends the same entry', async ({ server }) => {
  await openForm(server)
  await field(dialog, 'Beschreibung').fill('Suppe')
  await choosePhoto()
  server.setReachable(false)
  await submit.click()
  await expectSaid('Es konnte keine Verbindung zu Wohlauf aufgebaut werden.')
  await expect.element(field(dialog, 'Beschreibung')).toHaveValue('Suppe')
  await expect.element(chosenPicture).toBeVisible()
  await closeMessage()
  server.setReachable(true)
  accept(server)
  await submit.click()
  await expectSaid('Eintrag wurde hinzugefügt.')
  await expect.poll(() => calls(server)).toHaveLength(1)
})

test('a lost answer leads to no second entry, also after the dialog was closed', async ({ server }) => {
  await openForm(server)
  await field(dialog, 'Beschreibung').fill('Suppe')
  server.on(createNutritionDiaryEntry, () => {
    server.setReachable(false)
    return { nutritionDiaryEntryId: sampleEntry(9).nutritionDiaryEntryId, tip: null }
  })
  await submit.click()
  await expect.element(page.getByText(LOST)).toBeVisible()
  await closeMessage()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  server.setReachable(true)
  accept(server)
  await button('Neuer Eintrag').click()
  await expect.element(field(dialog, 'Beschreibung')).toHaveValue('Suppe')
  await submit.click()
  await expectSaid('Eintrag wurde hinzugefügt.')
  const ids = calls(server).map(({ input }) => input.nutritionDiaryEntryId)
  expect(ids).toHaveLength(2)
  expect(ids[1]).toBe(ids[0])
  await button('Neuer Eintrag').click()
  await expect.element(field(dialog, 'Beschreibung')).toHaveValue('')
})

test('an entry that was stored and changed since is shown instead of being stored twice', async ({
  server,
}) => {
  await openForm(server)
  await field(dialog, 'Beschreibung').fill('Suppe')
  server.refuse(createNutritionDiaryEntry, 'conflict')
  await submit.click()
  await expectSaid(
    'Dieser Eintrag ist schon gespeichert, ohne deine letzte Änderung. Sie steht noch unter „Neuer Eintrag“.',
  )
  await expect.element(dialog).not.toBeInTheDocument()
  await button('Neuer Eintrag').click()
  await expect.element(field(dialog, 'Beschreibung')).toHaveValue('Suppe')
  accept(server)
  await submit.click()
  await expectSaid('Eintrag wurde hinzugefügt.')
  const ids = calls(server).map(({ input }) => input.nutritionDiaryEntryId)
  expect(new Set(ids).size).toBe(2)
})

test('a refusal of the server is shown, and everything stays', async ({ server }) => {
  await openForm(server)
  await field(dialog, 'Beschreibung').fill('Suppe')
  await choosePhoto()
  server.refuse(createNutritionDiaryEntry, 'own-upload-quota-used-up')
  await submit.click()
  await expectSaid('Für heute hast du genug hochgeladen. Morgen geht es weiter.')
  await expect.element(field(dialog, 'Beschreibung')).toHaveValue('Suppe')
  await expect.element(chosenPicture).toBeVisible()
})

test('without consent it is asked for first; nothing is sent when it is declined', async ({ server }) => {
  await openForm(server, { user: sampleUser('ROLE_USER', { healthConsentVersion: null }) })
  const question = page.getByRole('dialog')
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectSaid('Alles gut, wir speichern nichts. Im Profil kannst du jederzeit einwilligen.')
  expect(dialog.query()).toBeNull()
  expect(server.callsOf(giveHealthConsent)).toEqual([])
})

test('keeps the focus while it is open, and returns it', async ({ server }) => {
  server.on(getNutritionDiaryTimeline, diaryOf([older]))
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expectKeepsFocus(button('Neuer Eintrag'), dialog)
})

test('a description that is too long says so, and is not cut off', async ({ server }) => {
  await openForm(server)
  await expectReportsTooLong(dialog, field(dialog, 'Beschreibung'), 4000)
})

test('the installed app’s shortcut opens the form, and going back or a reload does not open it again', async ({
  server,
}) => {
  server.on(getNutritionDiaryTimeline, diaryOf([older]))
  const { address } = await openScreen({ server, path: `${PATH}?eintrag=neu`, user: sampleUser() })
  await expect.element(dialog).toBeVisible()
  expect(address()).toBe(PATH)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
