import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/accessible.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { addressIn, moduleWith, pagesOf, serveModule } from '../../../../testing/reading.ts'
import { openQuiz, shortText } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { speakingDevice } from '../../../../testing/speaking-device.ts'
import { expect, test } from '../../../../testing/test.ts'

const text = (id: number, textHtml: string) => ({ ...shortText(id), type: 'RICH_TEXT' as const, textHtml })

const PAGES = pagesOf(
  {
    title: 'Gut trinken',
    contentElements: [
      text(
        1,
        '<p>Trink <strong>genug</strong>, z. B. Wasser. Das hilft.</p><ul><li>Ein Glas am Morgen</li></ul>',
      ),
      openQuiz(2),
    ],
  },
  { title: 'Danach' },
)

const SAID = [
  'Gut trinken',
  'Ein Text',
  'Trink genug, z. B. Wasser.',
  'Das hilft.',
  'Ein Glas am Morgen',
  'Kurz nachgedacht',
  'Stimmt das?',
]

const button = (name: string) => page.getByRole('button', { name, exact: true })
const markedText = () => [...(CSS.highlights.get('spoken-sentence') ?? [])].map(String).join()

const open = async (server: Parameters<typeof serveModule>[0]) => {
  await page.viewport(360, 740)
  serveModule(server, moduleWith(PAGES, { lastSeenModulePageIndex: 1 }))
  const screen = await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Gut trinken' })).toBeVisible()
  return screen
}

test('reads a page aloud, a sentence at a time, each marked while it is spoken', async ({ server }) => {
  const device = speakingDevice()
  await open(server)
  await button('Vorlesen').click()
  const spokenTexts: string[] = []
  for (const sentence of SAID) {
    await expect.poll(() => device.current()?.text).toBe(sentence)
    expect(markedText()).toBe(sentence)
    spokenTexts.push(sentence)
    device.finish()
  }
  await expect.element(button('Noch einmal vorlesen')).toBeVisible()
  expect(markedText()).toBe('')
  expect(device.current()).toBeUndefined()
})

test('a pause keeps the sentence, which is spoken again from its start', async ({ server }) => {
  const device = speakingDevice()
  await open(server)
  await button('Vorlesen').click()
  device.finish()
  device.finish()
  await button('Pause').click()
  expect(device.current()).toBeUndefined()
  await button('Weiter vorlesen').click()
  await expect.poll(() => device.current()?.text).toBe(SAID[2])
  await button('Satz vor').click()
  await expect.poll(() => device.current()?.text).toBe(SAID[3])
  await button('Satz zurück').click()
  await expect.poll(() => device.current()?.text).toBe(SAID[2])
  expect(device.current()?.voice?.lang).toBe('de-DE')
  await button('Tempo: 1-fach').click()
  await expect.poll(() => device.current()?.rate).toBe(1.2)
  expect(device.current()?.text).toBe(SAID[2])
})

test('turning the page and leaving it stop the speech', async ({ server }) => {
  const device = speakingDevice()
  const { router } = await open(server)
  await button('Vorlesen').click()
  await button('Weiter').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Danach' })).toBeVisible()
  await expect.poll(() => device.current()).toBeUndefined()
  expect(page.getByRole('region', { name: 'Vorlesen' }).query()).toBeNull()
  expect(navigator.mediaSession.metadata).toBeNull()
  await button('Vorlesen').click()
  await expect.poll(() => device.current()?.text).toBe('Danach')
  await router.navigate({ href: '/gibt-es-nicht' })
  await expect.poll(() => device.current()).toBeUndefined()
  expect(navigator.mediaSession.metadata).toBeNull()
})

test('the controls stay in reach, are large enough, and return the focus', async ({ server }) => {
  speakingDevice()
  await open(server)
  await button('Vorlesen').click()
  const bar = page.getByRole('region', { name: 'Vorlesen' })
  await expect.element(bar).toBeVisible()
  window.dispatchEvent(new WheelEvent('wheel'))
  window.scrollTo(0, document.documentElement.scrollHeight / 2)
  for (const control of bar.getByRole('button').all()) {
    const { width, height, bottom } = control.element().getBoundingClientRect()
    expect([width >= 44, height >= 44, bottom <= window.innerHeight]).toEqual([true, true, true])
  }
  expect(navigator.mediaSession.metadata?.title).toBe('Gut trinken')
  await expectAccessible()
  await button('Vorlesen beenden').click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(button('Vorlesen')).toHaveFocus()
})

test('is offered once a German voice is available, and not with other voices', async ({ server }) => {
  const device = speakingDevice([])
  await open(server)
  expect(button('Vorlesen').query()).toBeNull()
  device.setVoices([{ lang: 'en-US' }, { lang: 'de-DE', localService: false }])
  await new Promise(requestAnimationFrame)
  expect(button('Vorlesen').query()).toBeNull()
  device.setVoices([{ lang: 'de_DE' }])
  await expect.element(button('Vorlesen')).toBeVisible()
})

test('says so when the voice fails, and tries again', async ({ server }) => {
  const device = speakingDevice()
  await open(server)
  await button('Vorlesen').click()
  device.fail()
  await expect.element(page.getByText('Das Vorlesen hat gerade nicht geklappt.')).toBeVisible()
  await button('Noch einmal versuchen').click()
  await expect.poll(() => device.current()?.text).toBe(SAID[0])
})
