import type { DataExport } from '@wohlauf/contract/user-management'

type ExportState = { is: 'none' } | { is: 'being-made' } | { is: 'ready'; until: string }

/** Where somebody's export is; one that is no longer kept is as good as none. */
export const exportState = ({ requestedAt, availableUntil }: DataExport, now: Date): ExportState => {
  if (!requestedAt) return { is: 'none' }
  if (!availableUntil) return { is: 'being-made' }
  return Date.parse(availableUntil) > now.getTime() ? { is: 'ready', until: availableUntil } : { is: 'none' }
}
