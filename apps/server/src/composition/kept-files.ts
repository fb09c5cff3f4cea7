import { keptDataExports } from '../contexts/user-management/export/kept-data-exports.ts'
import { keptLogos } from '../platform/storage/branding/kept-logos.ts'
import { keptDocuments, keptImages } from '../platform/storage/kept-files.ts'
import { keptPrivateImages } from '../platform/storage/private-images/kept-private-images.ts'
import type { KeptFiles } from '../platform/storage/remove-stray-files.ts'

/** Every kind of stored file, so that files without a row are found. */
export const KEPT_FILES: readonly KeptFiles[] = [
  keptDataExports,
  keptDocuments,
  keptImages,
  keptLogos,
  keptPrivateImages,
]
