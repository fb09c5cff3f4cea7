import type { PublicationType } from '@wohlauf/contract/publications/publications'

/** The names that the specification's messages use. */
export const PUBLICATION_TYPE_NAMES: Record<PublicationType, string> = { BOOK: 'Buch', ONLINE: 'Online' }
