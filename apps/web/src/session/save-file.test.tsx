import { afterEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type FileClient, setFileClient } from '../native/save-file.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { expect, test } from '../testing/test.ts'
import { snackbarQueue } from '../ui/feedback/snackbar-queue.ts'
import { saveFile } from './save-file.ts'

/** A page without queries. */
const NOWHERE = '/gibt-es-nicht'
const FILE = new Blob(['%PDF'])

/** A stand-in for a native shell that stores every file. */
const device = (more: Partial<FileClient> = {}): FileClient => ({
  operatingSystem: 'android',
  hasPlugin: true,
  requestPermission: async () => 'granted',
  write: vi.fn<FileClient['write']>(async () => true),
  ...more,
})
const fail = async () => {
  throw new Error('the system’s message')
}

afterEach(() => setFileClient(null))

test.for<[string, Partial<FileClient>, string]>([
  [
    'it is stored on Android',
    {},
    'Die Datei liegt jetzt dort, wo du sie gespeichert hast, zum Beispiel im Ordner „Downloads“.',
  ],
  [
    'it is stored on iOS',
    { operatingSystem: 'ios' },
    'Die Datei liegt jetzt dort, wo du sie gespeichert hast, zum Beispiel in der App „Dateien“.',
  ],
  [
    'the version has no plugin',
    { hasPlugin: false, requestPermission: fail },
    'Das Herunterladen ist in dieser Version der App leider nicht möglich. Bitte aktualisiere auf die neueste Version oder nutze die Web Variante.',
  ],
  [
    'the permission is denied',
    { requestPermission: async () => 'denied', write: fail },
    'Die App hat keine Berechtigung Dateien zu speichern. Bitte überprüfe die Einstellungen.',
  ],
  [
    'the permission is unknown',
    { requestPermission: fail },
    'Es kann nicht festgestellt werden, ob die App die Berechtigung zum Speichern einer Datei hat. Bitte überprüfe die Einstellungen.',
  ],
  [
    'it cannot be written',
    { write: fail },
    'Die Datei konnte nicht gespeichert werden. Überprüfe bitte deine Berechtigungen der App in deinen Einstellungen.',
  ],
])('a file in the native app: %s', async ([, more, message], { server }) => {
  await openScreen({ server, path: NOWHERE })
  setFileClient(device(more))
  await saveFile(FILE, 'plan.pdf')
  await expect.element(page.getByText(message)).toBeVisible()
  expect(snackbarQueue.get().map(({ durationMs }) => durationMs)).toEqual([6000])
})

test('the client gets the file with its name, and no link is opened', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  const client = device()
  setFileClient(client)
  await saveFile(FILE, 'plan.pdf')
  expect(client.write).toHaveBeenCalledExactlyOnceWith(FILE, 'plan.pdf')
  expect(click).not.toHaveBeenCalled()
  click.mockRestore()
})

test('nothing is said when the person closes the sheet', async () => {
  snackbarQueue.set([])
  setFileClient(device({ write: async () => false }))
  await saveFile(FILE, 'plan.pdf')
  expect(snackbarQueue.get()).toEqual([])
})

test('a browser saves by a link, and shows the download itself', async () => {
  snackbarQueue.set([])
  const fileNames: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    fileNames.push(this.download)
  })
  await saveFile(FILE, 'plan.pdf')
  expect(fileNames).toEqual(['plan.pdf'])
  expect(snackbarQueue.get()).toEqual([])
  click.mockRestore()
})
