import type { ManagedModuleContent } from '@wohlauf/contract/modules/modules-as-manager'
import type { ElementLeftOut } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import type { PublishedVersion } from '@wohlauf/contract/values/items/versions'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { toImage } from '../../platform/storage/images/image-columns.ts'
import { describedVersions, publishedVersion, versionColumns } from '../versions/index.ts'
import { module } from './database/tables.ts'
import { toManagedPages } from './module-details.ts'
import { type PageRows, pagesOfPublished } from './page-rows.ts'
import { type PublishedModule, readModule } from './published-modules.ts'

type VersionOfModule = { moduleId: string; versionId: string }

export const isVersion = ({ moduleId, versionId }: VersionOfModule) =>
  and(eq(publishedVersion.id, versionId), eq(publishedVersion.moduleId, moduleId))

export const toLeftOut = (elements: PublishedModule['elements']): ElementLeftOut[] =>
  elements.map(({ id, modulePageId, type, title }) => ({ contentElementId: id, modulePageId, type, title }))

/** Elements of a version whose habit or document is deleted: no shown page contains them. */
const leftOutOf = ({ elements }: PublishedModule, pages: readonly PageRows[]): ElementLeftOut[] => {
  const ids = new Set(pages.flatMap((page) => page.elements.map(({ id }) => id)))
  return toLeftOut(elements.filter(({ id }) => !ids.has(id)))
}

type VersionContent = {
  version: PublishedVersion
  module: ManagedModuleContent
  leftOut: ElementLeftOut[]
}

/** Null for a version that the module does not have. */
export const loadVersion = async (
  tx: Tx,
  app: Pick<AppSettings, 'appEnabledFeatures'>,
  input: VersionOfModule,
): Promise<VersionContent | null> => {
  const [row] = await tx
    .select({ ...versionColumns, snapshot: publishedVersion.snapshot, isEnabled: module.isEnabled })
    .from(publishedVersion)
    .innerJoin(module, eq(module.id, publishedVersion.moduleId))
    .where(isVersion(input))
  if (!row) return null
  const publishedModule = readModule(row.snapshot)
  const [describe, pages] = await Promise.all([
    describedVersions(tx, [row]),
    pagesOfPublished(tx, publishedModule),
  ])
  const { id, number, title, imageId, revision } = publishedModule.head
  return {
    version: describe(row),
    module: {
      moduleId: id,
      number,
      title,
      image: toImage(publishedModule.imageOf(imageId)),
      isEnabled: row.isEnabled,
      revision,
      pages: toManagedPages(pages, app),
    },
    leftOut: leftOutOf(publishedModule, pages),
  }
}
