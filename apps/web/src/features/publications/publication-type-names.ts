import type { PublicationType } from '@wohlauf/contract/publications/publications'

/** The names in the specification's messages. */
export const PUBLICATION_TYPE_NAMES: Record<PublicationType, string> = { BOOK: 'Buch', ONLINE: 'Online' }
