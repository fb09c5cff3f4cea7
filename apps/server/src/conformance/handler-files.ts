import { basename } from 'node:path'
import { BLOG_ELEMENT_OPERATIONS } from '@wohlauf/contract/blog/blog-elements-as-manager'
import { ELEMENT_OPERATIONS } from '@wohlauf/contract/modules/content-elements-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { HANDLERS_BY_FILE } from '../composition/handlers.ts'
import { isOfVersions } from './operations-of-versions.ts'

const FILES = new Map(
  HANDLERS_BY_FILE.flatMap(({ file, values }) => values.map(({ operation }) => [operation, file] as const)),
)

/** The file below `contexts/` with an operation's handler. */
export const handlerFileOf = (operation: AnyOperation): string | undefined => FILES.get(operation)

/** The last part of an operation's name. */
export const lastPart = ({ name }: AnyOperation): string => name.slice(name.lastIndexOf('/') + 1)

/** The two operations of each type of content element. */
export const OF_ELEMENTS: ReadonlySet<AnyOperation> = new Set(
  [ELEMENT_OPERATIONS, BLOG_ELEMENT_OPERATIONS]
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ create, update }) => [create, update]),
)

/**
 * The names that the file of an operation's handler may have: the operation's own. Operations of managers on a list
 * are in `manage-<list>.ts`, those on content elements in `write-content-elements.ts`, and the four operations on
 * the former versions of a kind in `versions-of-<list>.ts`.
 */
export const isFileFor = (file: string, operation: AnyOperation): boolean => {
  const [name, segment] = [basename(file, '.ts'), lastPart(operation)]
  const items = name === 'write-content-elements' ? 'content-element' : /^manage-(.+)s$/.exec(name)?.[1]
  const versionedKind = /^versions-of-(.+)s$/.exec(name)?.[1]
  if (versionedKind) return isOfVersions(operation) && segment.includes(`-of-${versionedKind}-as-manager-`)
  if (OF_ELEMENTS.has(operation)) return name === 'write-content-elements'
  return items ? segment.includes(items) && segment.endsWith('-as-manager-command') : name === segment
}
