import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { page } from 'vitest/browser'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { dayOf, daysAgo, diaryOf, sampleEntry } from '../../../../testing/sample-diary.ts'
import { sampleImage } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

/** An address that the test's own server serves with any query. */
const SERVED = '/src/art/story/tea-default.svg'
const EXPIRED = '/api/files/private-images/nothing/400.webp?until=1&signature=old'

const diaryWithPicture = (url: string) =>
  diaryOf([dayOf(daysAgo(1), sampleEntry(1, { description: null, image: { ...sampleImage, url } }))])

const openDiary = async (server: FakeServer, url: string) => {
  server.on(getNutritionDiaryTimeline, diaryWithPicture(url))
  await openScreen({ server, path: '/ernaehrungstagebuch', user: sampleUser() })
}

const picture = page.getByRole('img', { name: 'Dein Bild von 12:30 Uhr' })
const countOfQueries = (server: FakeServer) => server.callsOf(getNutritionDiaryTimeline).length

test('an expired address is fetched again, once', async ({ server }) => {
  server.on(getNutritionDiaryTimeline, () => {
    server.on(getNutritionDiaryTimeline, diaryWithPicture(sampleImage.url))
    return diaryWithPicture(EXPIRED)
  })
  await openScreen({ server, path: '/ernaehrungstagebuch', user: sampleUser() })
  await expect.element(picture).toHaveAttribute('data-loaded', 'true')
  await expect.poll(() => countOfQueries(server)).toBe(2)
  expect(page.getByText('Das Bild ist gerade nicht erreichbar.').query()).toBeNull()
})

test('a picture that stays unreachable is shown as such, and can be retried', async ({ server }) => {
  await openDiary(server, EXPIRED)
  await expect.element(page.getByText('Das Bild ist gerade nicht erreichbar.')).toBeVisible()
  await expect.poll(() => countOfQueries(server)).toBe(2)
  server.on(getNutritionDiaryTimeline, diaryWithPicture(sampleImage.url))
  await page.getByRole('button', { name: 'Bild noch einmal laden' }).click()
  await expect.element(picture).toHaveAttribute('data-loaded', 'true')
  await expect.element(page.getByText('Das Bild ist gerade nicht erreichbar.')).not.toBeInTheDocument()
})

test('a loaded picture is not loaded again for a new signature, but for a new picture', async ({
  server,
}) => {
  await openDiary(server, `${SERVED}?signature=1`)
  await expect.element(picture).toHaveAttribute('data-loaded', 'true')
  server.on(getNutritionDiaryTimeline, diaryWithPicture(`${SERVED}?signature=2`))
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => countOfQueries(server)).toBe(2)
  await expect.element(picture).toHaveAttribute('src', `${SERVED}?signature=1`)
  server.on(getNutritionDiaryTimeline, diaryWithPicture(sampleImage.url))
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(picture).toHaveAttribute('src', sampleImage.url)
})

test('its space is kept while it loads, 300 pixels wide on wide screens', async ({ server }) => {
  await page.viewport(1440, 900)
  await openDiary(server, `${SERVED}?signature=3`)
  const frame = () => picture.element().parentElement?.getBoundingClientRect()
  await expect.element(picture).toBeInTheDocument()
  expect([frame()?.width, frame()?.height]).toEqual([300, 200])
})
