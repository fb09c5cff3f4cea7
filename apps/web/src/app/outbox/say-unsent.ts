import type { UnsentReason } from '../../device/outbox/sender.ts'
import { notify } from '../../ui/feedback/snackbar-queue.ts'

/** Long enough to read it: nothing else says so. */
const MESSAGE_MS = 15_000

const REASONS: Record<UnsentReason, string> = {
  disabled: 'dein Account deaktiviert ist',
  withdrawn: 'du deine Einwilligung widerrufen hast',
  evicted: 'dein Browser den Speicher dieser App geleert hat',
}

/** Says how many commands are gone, and never what they were. */
export const sayUnsent = (count: number, reason: UnsentReason): void => {
  if (count === 0) return
  const what = count === 1 ? 'Ein Eintrag wurde' : `${count} Einträge wurden`
  notify('info', `${what} nicht gesendet, weil ${REASONS[reason]}.`, { durationMs: MESSAGE_MS })
}
