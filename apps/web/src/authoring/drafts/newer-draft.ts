import type { Draft, Typed } from './draft-store.ts'

/**
 * @param ofServer null without one, undefined when it could not be fetched
 * @returns the draft that was typed later; files are on the device only
 */
export const newerDraft = (
  ofDevice: (Draft & { isSent: boolean }) | null,
  ofServer: Typed | null | undefined,
): Draft | null => {
  if (!ofDevice) return ofServer ? { ...ofServer, files: {} } : null
  const { isSent, ...draft } = ofDevice
  const hasFiles = Object.values(draft.files).some((file) => file)
  // The server's copy is gone: the draft was saved or discarded on another device.
  if (ofServer === null && isSent && !hasFiles) return null
  return ofServer && ofServer.savedAtMs > draft.savedAtMs ? { ...ofServer, files: draft.files } : draft
}
