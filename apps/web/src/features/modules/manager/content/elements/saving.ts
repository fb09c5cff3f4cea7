import type { ContentElement } from '@wohlauf/contract/content-elements'

/** What the dialogs of all elements hand on to the form in the same way. */
export const forNew = (
  type: string,
  modulePageId: string,
  { isOpen, onClose }: { isOpen: boolean; onClose: () => void },
) => ({ isOpen, onClose, draftName: `${type}-new-${modulePageId}`, submitLabel: 'Anlegen' })

export const forChange = (
  { contentElementId, revision }: ContentElement,
  { isOpen, onClose }: { isOpen: boolean; onClose: () => void },
) => ({ isOpen, onClose, draftName: `element-${contentElementId}`, revision })
