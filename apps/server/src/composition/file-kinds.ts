import { dataExportFiles } from '../contexts/own-data/export/kept-data-exports.ts'
import { installPictureFiles } from '../platform/http/install/picture-files.ts'
import { logoFiles } from '../platform/storage/branding/logo-files.ts'
import { documentFiles, imageFiles } from '../platform/storage/file-kinds.ts'
import { privateImageFiles } from '../platform/storage/private-images/private-image-files.ts'
import type { FileKind } from '../platform/storage/remove-stray-files.ts'

/** Every kind of stored file, so that files without a row are found. */
export const FILE_KINDS: readonly FileKind[] = [
  dataExportFiles,
  documentFiles,
  imageFiles,
  installPictureFiles,
  logoFiles,
  privateImageFiles,
]
