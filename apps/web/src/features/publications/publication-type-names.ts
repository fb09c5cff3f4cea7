import type { PublicationType } from '@wohlauf/contract/publications/publications'

/** As the messages of the specification call them. */
export const PUBLICATION_TYPE_NAMES: Record<PublicationType, string> = { BOOK: 'Buch', ONLINE: 'Online' }
