import { keptDataExports } from '../contexts/user-management/export/kept-data-exports.ts'
import { keptLogos } from '../platform/branding/kept-logos.ts'
import { keptDocuments, keptImages } from '../platform/files/kept-files.ts'
import type { KeptFiles } from '../platform/files/remove-stray-files.ts'
import { keptPrivateImages } from '../platform/private-images/kept-private-images.ts'

/** Every kind of stored file, so that files without a row are found. */
export const KEPT_FILES: readonly KeptFiles[] = [
  keptDataExports,
  keptDocuments,
  keptImages,
  keptLogos,
  keptPrivateImages,
]
