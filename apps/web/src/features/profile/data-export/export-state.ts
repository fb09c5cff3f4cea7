import type { DataExport } from '@wohlauf/contract/values/accounts/data-export'

type ExportState = { is: 'none' } | { is: 'being-made' } | { is: 'ready'; until: string }

/** The state of a user's export; an expired one counts as none. */
export const exportState = ({ requestedAt, availableUntil }: DataExport, now: Date): ExportState => {
  if (!requestedAt) return { is: 'none' }
  if (!availableUntil) return { is: 'being-made' }
  return Date.parse(availableUntil) > now.getTime() ? { is: 'ready', until: availableUntil } : { is: 'none' }
}
