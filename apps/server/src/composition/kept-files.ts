import { keptDataExports } from '../contexts/user-management/export/kept-data-exports.ts'
import { keptDocuments, keptImages } from '../platform/files/kept-files.ts'
import type { KeptFiles } from '../platform/files/remove-stray-files.ts'

/** Every kind of file that is kept, so that those without a row are found. */
export const KEPT_FILES: readonly KeptFiles[] = [keptDataExports, keptDocuments, keptImages]
