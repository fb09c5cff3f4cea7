import { type SaveOutcome, saveToDevice } from '../native/save-file.ts'
import { notify } from '../ui/feedback/snackbar-queue.ts'

const STORED_MS = 6000

/** Specification, section 8. */
const FAILURES: Record<Exclude<SaveOutcome, 'android' | 'ios' | 'cancelled'>, string> = {
  'plugin-missing':
    'Das Herunterladen ist in dieser Version der App leider nicht möglich. Bitte aktualisiere auf die neueste Version oder nutze die Web Variante.',
  'permission-denied':
    'Die App hat keine Berechtigung Dateien zu speichern. Bitte überprüfe die Einstellungen.',
  'permission-unknown':
    'Es kann nicht festgestellt werden, ob die App die Berechtigung zum Speichern einer Datei hat. Bitte überprüfe die Einstellungen.',
  'not-written':
    'Die Datei konnte nicht gespeichert werden. Überprüfe bitte deine Berechtigungen der App in deinen Einstellungen.',
}

const STORED = {
  android: 'Die Datei liegt jetzt dort, wo du sie gespeichert hast, zum Beispiel im Ordner „Downloads“.',
  ios: 'Die Datei liegt jetzt dort, wo du sie gespeichert hast, zum Beispiel in der App „Dateien“.',
}

/**
 * Saves bytes under a name on the device. In the native app, where nothing else shows it, a message reports
 * the outcome.
 *
 * @returns whether a browser handles the file: only there may the caller say more about it
 */
export const saveFile = async (bytes: Blob, fileName: string): Promise<boolean> => {
  const outcome = await saveToDevice(bytes, fileName)
  if (outcome === null) return true
  if (outcome === 'cancelled') return false
  if (outcome === 'android' || outcome === 'ios')
    notify('success', STORED[outcome], { durationMs: STORED_MS })
  else notify('error', FAILURES[outcome])
  return false
}
