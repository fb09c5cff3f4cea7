import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../browser/accessible.ts'
import { expect, test } from '../browser/test.ts'
import { unzip } from '../test-server/unzip.ts'
import { createPerson, HABIT, MODULE, SPONSOR } from './person.ts'
import { openProfile } from './profile.ts'

const download = async (page: Page): Promise<Map<string, Buffer>> => {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Meine Daten herunterladen' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('meine-daten.zip')
  return unzip(await readFile(await file.path()))
}

test('a user can download their data in a readable form @browser', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  const person = await createPerson(testServer)
  const { user, firstName, lastName } = person
  await signIn(user)
  await openProfile(page, user.app)
  await page.getByRole('button', { name: 'Meine Daten anfordern' }).click()
  // A fast worker may have finished it before its state is queried.
  await expect(page.getByText(/^(Wir stellen deine Daten zusammen\.|Bereit bis )/)).toBeVisible()

  const mail = await testServer.mails.next(user.emailAddress, 'Deine Daten sind bereit')
  const [link] = mail.links
  expect(new URL(link ?? '').pathname).toBe('/profil')
  await page.goto(link ?? '')
  await expect(page.getByText(/^Bereit bis \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr\.$/)).toBeVisible()
  const badge = page.getByRole('link', { name: /Gesundheitspunkte/ })
  await expect(badge).toHaveText(/^\d+$/)
  const points = await badge.textContent()

  const files = await download(page)
  expect([...files.keys()]).toEqual(['daten.html', 'daten.json'])
  const exported = JSON.parse(files.get('daten.json')?.toString() ?? '')
  expect(exported).toMatchObject({
    app: user.app.title,
    account: [{ id: user.id, emailAddress: user.emailAddress, firstName, lastName, role: 'ROLE_USER' }],
    seats: [{ sponsorName: SPONSOR, emailAddress: user.emailAddress, status: 'ACCEPTED' }],
    userProgress: [{ healthPoints: Number(points) }],
    moduleProgress: [expect.objectContaining({ moduleTitle: MODULE })],
    habitIntents: [
      {
        habitTitle: HABIT,
        trigger: 'nach dem Aufstehen',
        weekdays: ['MONDAY', 'THURSDAY'],
        notificationTime: '07:30:00',
      },
    ],
    pictures: [],
  })

  // Opened as on the user's own computer: alone, without the product.
  const paper = await openBrowser()
  await paper.setContent(files.get('daten.html')?.toString() ?? '')
  await expect(paper.getByRole('heading', { level: 1, name: 'Meine Daten' })).toBeVisible()
  for (const sentence of [user.emailAddress, firstName, lastName, HABIT, MODULE, SPONSOR])
    await expect(paper.getByRole('main')).toContainText(sentence)
  await expectAccessible(paper)
})
