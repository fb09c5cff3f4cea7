import {
  addImageToNutritionDiaryEntry,
  type DiaryEntry,
  deleteImageOfNutritionDiaryEntry,
  deleteNutritionDiaryEntry,
  getNutritionDiaryTimeline,
  updateConsumedAtOfNutritionDiaryEntry,
  updateDescriptionOfNutritionDiaryEntry,
  updateMealOfNutritionDiaryEntry,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/accessible.ts'
import {
  button,
  chooseFile,
  chooseFromMenu,
  dialogNamed,
  expectReportsTooLong,
  expectSaid,
  field,
  save,
} from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { makePhoto } from '../../../../testing/photo.ts'
import { dayOf, daysAgo, diaryOf, sampleEntry } from '../../../../testing/sample-diary.ts'
import { sampleImage } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

const MENU = 'Mehr zu: Gestern, 12:30 Uhr'

/** Two entries of yesterday; the dialogs are about the first. */
const below = sampleEntry(2, { time: '07:05', description: 'Müsli' })
const diaryWith = (...entries: DiaryEntry[]) => diaryOf([dayOf(daysAgo(1), ...entries)])

const openEntry = async (server: FakeServer, more: Partial<DiaryEntry> = {}): Promise<DiaryEntry> => {
  const entry = sampleEntry(1, { description: 'Suppe', ...more })
  server.on(getNutritionDiaryTimeline, diaryWith(entry, below))
  await openScreen({ server, path: '/ernaehrungstagebuch', user: sampleUser() })
  return entry
}

/** Makes the timeline contain these entries of yesterday. */
const nowContains = (server: FakeServer, ...entries: DiaryEntry[]) =>
  server.on(getNutritionDiaryTimeline, diaryWith(...entries))

test('the description is changed', async ({ server }) => {
  const entry = await openEntry(server)
  await chooseFromMenu(MENU, 'Beschreibung anpassen')
  const dialog = dialogNamed('Beschreibung anpassen')
  await expect.element(field(dialog, 'Beschreibung')).toHaveValue('Suppe')
  await expectAccessible()
  await field(dialog, 'Beschreibung').fill(' Suppe mit Brot ')
  server.on(updateDescriptionOfNutritionDiaryEntry, () => {
    nowContains(server, { ...entry, description: 'Suppe mit Brot' }, below)
    return {}
  })
  await save(dialog, 'Speichern', 'Beschreibung wurde angepasst.')
  await expect
    .poll(() => server.callsOf(updateDescriptionOfNutritionDiaryEntry)[0]?.input)
    .toEqual({
      nutritionDiaryEntryId: entry.nutritionDiaryEntryId,
      description: 'Suppe mit Brot',
    })
  await expect.element(page.getByText('Suppe mit Brot')).toBeVisible()
})

test('a description that is too long says so, and is not cut off', async ({ server }) => {
  await openEntry(server)
  await chooseFromMenu(MENU, 'Beschreibung anpassen')
  const dialog = dialogNamed('Beschreibung anpassen')
  await expectReportsTooLong(dialog, field(dialog, 'Beschreibung'), 4000)
})

test('a description keeps each key, also a space at its beginning', async ({ server }) => {
  await openEntry(server)
  await chooseFromMenu(MENU, 'Beschreibung anpassen')
  const description = field(dialogNamed('Beschreibung anpassen'), 'Beschreibung')
  await description.fill('')
  await userEvent.keyboard(' Suppe')
  await expect.element(description).toHaveValue(' Suppe')
})

test('only an entry with a picture can be left without a description', async ({ server }) => {
  const entry = await openEntry(server)
  await chooseFromMenu(MENU, 'Beschreibung anpassen')
  const dialog = dialogNamed('Beschreibung anpassen')
  await field(dialog, 'Beschreibung').fill('  ')
  await expect.element(dialog.getByText('Bild oder Beschreibung ist erforderlich')).toBeVisible()
  await expect.element(button('Speichern', dialog)).toBeDisabled()
  await openEntry(server, { image: sampleImage })
  server.on(updateDescriptionOfNutritionDiaryEntry, {})
  await chooseFromMenu(MENU, 'Beschreibung anpassen')
  await field(dialog, 'Beschreibung').fill('')
  await save(dialog, 'Speichern', 'Beschreibung wurde angepasst.')
  await expect
    .poll(() => server.callsOf(updateDescriptionOfNutritionDiaryEntry)[0]?.input)
    .toEqual({
      nutritionDiaryEntryId: entry.nutritionDiaryEntryId,
      description: null,
    })
})

test('another time moves the entry, which is then in view and focused', async ({ server }) => {
  const entry = await openEntry(server)
  await chooseFromMenu(MENU, 'Zeitpunkt anpassen')
  const dialog = dialogNamed('Zeitpunkt anpassen')
  await dialog.getByRole('combobox', { name: 'Stunde' }).selectOptions('06')
  await expectAccessible()
  const movedEntry = sampleEntry(1, { time: '06:30', description: 'Suppe' })
  server.on(updateConsumedAtOfNutritionDiaryEntry, () => {
    nowContains(server, below, movedEntry)
    return {}
  })
  await save(dialog, 'Speichern', 'Zeitpunkt wurde angepasst.')
  await expect
    .poll(() => server.callsOf(updateConsumedAtOfNutritionDiaryEntry)[0]?.input)
    .toEqual({
      nutritionDiaryEntryId: entry.nutritionDiaryEntryId,
      consumedAt: movedEntry.consumedAt,
    })
  await expect.poll(() => document.activeElement?.textContent).toBe('06:30Suppe')
})

test('an entry moved out of the loaded days is scrolled to', async ({ server }) => {
  await openEntry(server)
  const far = sampleEntry(1, { day: daysAgo(200), description: 'Suppe' })
  await chooseFromMenu(MENU, 'Zeitpunkt anpassen')
  const dialog = dialogNamed('Zeitpunkt anpassen')
  await dialog.getByRole('combobox', { name: 'Minute' }).selectOptions('35')
  server.on(updateConsumedAtOfNutritionDiaryEntry, () => {
    server.on(getNutritionDiaryTimeline, ({ before }) =>
      before ? diaryOf([dayOf(daysAgo(200), far)]) : diaryWith(below),
    )
    return {}
  })
  await save(dialog, 'Speichern', 'Zeitpunkt wurde angepasst.')
  await expect.poll(() => document.activeElement?.textContent).toBe('12:30Suppe')
  await expect
    .poll(() => server.callsOf(getNutritionDiaryTimeline).at(-1)?.input)
    .toEqual({ before: daysAgo(0) })
})

test('the meal is chosen, and removed by a second press', async ({ server }) => {
  const entry = await openEntry(server)
  server.on(updateMealOfNutritionDiaryEntry, () => {
    nowContains(server, { ...entry, meal: 'LUNCH' }, below)
    return {}
  })
  const dialog = dialogNamed('Mahlzeit anpassen')
  await chooseFromMenu(MENU, 'Mahlzeit anpassen')
  await button('Mittagessen', dialog).click()
  await expectAccessible()
  await save(dialog, 'Speichern', 'Mahlzeit wurde angepasst.')
  await expect.element(page.getByText('Mittagessen')).toBeVisible()
  await chooseFromMenu(MENU, 'Mahlzeit anpassen')
  await expect.element(button('Mittagessen', dialog)).toHaveAttribute('aria-pressed', 'true')
  await button('Mittagessen', dialog).click()
  await button('Speichern', dialog).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => server.callsOf(updateMealOfNutritionDiaryEntry).map(({ input }) => input.meal))
    .toEqual(['LUNCH', null])
})

test.for([
  ['added', null, 'Bild hinzufügen', 'Bild wurde hinzugefügt.'],
  ['replaced', sampleImage, 'Bild ersetzen', 'Bild wurde ersetzt.'],
] as const)('a picture is %s', async ([, image, action, message], { server }) => {
  const entry = await openEntry(server, { image })
  server.on(addImageToNutritionDiaryEntry, {})
  await chooseFromMenu(MENU, action)
  const dialog = dialogNamed(action)
  await expect.element(button('Speichern', dialog)).toBeDisabled()
  await expectAccessible()
  await chooseFile(dialog, await makePhoto('mittag.jpg'))
  await button('Übernehmen', dialogNamed('Ausschnitt wählen')).click()
  await save(dialog, 'Speichern', message)
  const [call] = server.callsOf(addImageToNutritionDiaryEntry)
  expect(call?.input).toEqual({ nutritionDiaryEntryId: entry.nutritionDiaryEntryId })
  expect(call?.files.imageFile?.name).toBe('mittag.jpg')
})

test('the deletion of a picture is announced as final, and confirmed', async ({ server }) => {
  const entry = await openEntry(server, { image: sampleImage })
  server.on(deleteImageOfNutritionDiaryEntry, {})
  await chooseFromMenu(MENU, 'Bild löschen')
  const dialog = dialogNamed('Bild löschen')
  await expect
    .element(dialog.getByText(/endgültig gelöscht und kann nicht wiederhergestellt werden/))
    .toBeVisible()
  await expectAccessible()
  await save(dialog, 'Endgültig löschen', 'Bild wurde gelöscht')
  await expect
    .poll(() => server.callsOf(deleteImageOfNutritionDiaryEntry)[0]?.input)
    .toEqual({
      nutritionDiaryEntryId: entry.nutritionDiaryEntryId,
    })
})

test('a picture that is all of its entry leads to writing a description first', async ({ server }) => {
  await openEntry(server, { image: sampleImage, description: null })
  await chooseFromMenu(MENU, 'Bild löschen')
  const dialog = dialogNamed('Bild löschen')
  await expect.element(dialog.getByText(/^Bild oder Beschreibung ist erforderlich\./)).toBeVisible()
  await button('Beschreibung schreiben', dialog).click()
  await expect.element(field(dialogNamed('Beschreibung anpassen'), 'Beschreibung')).toHaveFocus()
  expect(server.callsOf(deleteImageOfNutritionDiaryEntry)).toEqual([])
})

test('the deletion of an entry is announced as final; the focus goes to the entry beside it', async ({
  server,
}) => {
  const entry = await openEntry(server)
  await chooseFromMenu(MENU, 'Eintrag löschen')
  const dialog = dialogNamed('Eintrag löschen')
  await expect
    .element(dialog.getByText(/endgültig gelöscht und kann nicht wiederhergestellt werden/))
    .toBeVisible()
  await expectAccessible()
  server.on(deleteNutritionDiaryEntry, () => {
    nowContains(server, below)
    return {}
  })
  await save(dialog, 'Endgültig löschen', 'Eintrag wurde gelöscht.')
  await expect
    .poll(() => server.callsOf(deleteNutritionDiaryEntry)[0]?.input)
    .toEqual({
      nutritionDiaryEntryId: entry.nutritionDiaryEntryId,
    })
  await expect.element(page.getByText('Suppe')).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toBe('07:05Müsli')
})

test('a refused deletion leaves the dialog, for another attempt; an entry that is gone closes it', async ({
  server,
}) => {
  await openEntry(server)
  await chooseFromMenu(MENU, 'Eintrag löschen')
  const dialog = dialogNamed('Eintrag löschen')
  server.refuse(deleteNutritionDiaryEntry, 'unavailable')
  await button('Endgültig löschen', dialog).click()
  await expectSaid('Wir sind gerade nicht erreichbar.')
  await expect.element(dialog).toBeVisible()
  nowContains(server, below)
  server.refuse(deleteNutritionDiaryEntry, 'not-found')
  await button('Endgültig löschen', dialog).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Suppe')).not.toBeInTheDocument()
})
