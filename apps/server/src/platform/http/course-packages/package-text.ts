import type { ItemInPackage } from '@wohlauf/contract/course-packages/course-package'
import {
  MAX_PACKAGE_DEPTH,
  MAX_PACKAGE_TEXT_BYTES,
  MAX_PACKAGE_VALUES,
} from '@wohlauf/contract/course-packages/package-limits'
import { readJson } from '../../base/read-json.ts'
import { amountOfJson } from './amount-of-json.ts'
import { PackageTooLarge, packageFault } from './package-fault.ts'
import { parsePackage } from './parse-package.ts'

export const refuseLongText = (bytes: number): void => {
  if (bytes > MAX_PACKAGE_TEXT_BYTES)
    throw new PackageTooLarge(`Sein Text darf höchstens ${MAX_PACKAGE_TEXT_BYTES / 1024 / 1024} MB haben`)
}

const jsonOf = (text: Buffer): unknown => {
  try {
    return readJson(text)
  } catch {
    throw packageFault('sein Text ist nicht lesbar')
  }
}

/**
 * Reads the text of a package.
 * @throws Refusal `package-of-newer-version`, or `package-not-valid` with the reason
 */
export const readPackageText = (text: Buffer): ItemInPackage => {
  refuseLongText(text.length)
  const { values, depth } = amountOfJson(text)
  if (values > MAX_PACKAGE_VALUES)
    throw new PackageTooLarge(
      `Sein Text darf höchstens ${MAX_PACKAGE_VALUES.toLocaleString('de')} Angaben haben`,
    )
  if (depth > MAX_PACKAGE_DEPTH)
    throw packageFault(`sein Text ist tiefer als ${MAX_PACKAGE_DEPTH} Ebenen verschachtelt`)
  return parsePackage(jsonOf(text))
}
