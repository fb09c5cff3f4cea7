import type { ModuleState } from '@wohlauf/contract/modules/module-versions-as-manager'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { outlineOf, publishedVersion, revisionOfItem } from '../versions/index.ts'
import { contentElement, module, modulePage } from './database/tables.ts'
import { isCurrentVersion } from './published-modules.ts'
import { countOpenChanges, type ModuleOutline } from './rules/open-changes.ts'

type PageOutline = ModuleOutline['pages'][number]
type ElementOutline = ModuleOutline['elements'][number]

const publishedOutlines = async (tx: Tx): Promise<Map<string, ModuleOutline>> => {
  const rows = await tx
    .select({
      id: module.id,
      revision: revisionOfItem,
      pages: outlineOf<PageOutline>('pages', { id: 'id', revision: 'revision', isEnabled: 'is_enabled' }),
      elements: outlineOf<ElementOutline>('elements', {
        id: 'id',
        revision: 'revision',
        modulePageId: 'module_page_id',
      }),
    })
    .from(module)
    .innerJoin(publishedVersion, isCurrentVersion)
  return new Map(rows.map(({ id, ...outline }) => [id, outline]))
}

const workingOutlines = async (tx: Tx): Promise<Map<string, ModuleOutline>> => {
  const [modules, pages, elements] = await Promise.all([
    tx.select({ id: module.id, revision: module.revision }).from(module).orderBy(asc(module.id)),
    tx
      .select({
        id: modulePage.id,
        moduleId: modulePage.moduleId,
        revision: modulePage.revision,
        isEnabled: modulePage.isEnabled,
      })
      .from(modulePage)
      .orderBy(asc(modulePage.position), asc(modulePage.id)),
    tx
      .select({
        id: contentElement.id,
        moduleId: modulePage.moduleId,
        modulePageId: contentElement.modulePageId,
        revision: contentElement.revision,
      })
      .from(contentElement)
      .innerJoin(modulePage, eq(modulePage.id, contentElement.modulePageId))
      .orderBy(asc(contentElement.position), asc(contentElement.id)),
  ])
  const pagesOf = Map.groupBy(pages, ({ moduleId }) => moduleId)
  const elementsOf = Map.groupBy(elements, ({ moduleId }) => moduleId)
  return new Map(
    modules.map(({ id, revision }) => [
      id,
      { revision, pages: pagesOf.get(id) ?? [], elements: elementsOf.get(id) ?? [] },
    ]),
  )
}

/** Unordered: the order of the modules may change without their states. */
export const moduleStates = async (tx: Tx): Promise<ModuleState[]> => {
  const [working, published] = await Promise.all([workingOutlines(tx), publishedOutlines(tx)])
  return [...working].map(([moduleId, outline]) => {
    const current = published.get(moduleId)
    return {
      moduleId,
      isPublished: current !== undefined,
      openChanges: current ? countOpenChanges(current, outline) : 0,
    }
  })
}
