import * as z from 'zod/mini'
import { command, query, upload } from '../operation.ts'
import { OF_UPLOADS } from '../refusals.ts'
import { Image } from '../values/image.ts'
import { MinutesOverride, ModuleNumber } from '../values/items/module-fields.ts'
import { AlternativeText, EmptyObject, Id, NewId, Revision, ShortText, SortedIds } from '../values/values.ts'
import { getStatesOfModulesAsManager } from './module-versions-as-manager.ts'
import { ModulePage } from './modules.ts'

export const ManagedModule = z.object({
  moduleId: Id,
  number: z.int(),
  title: z.string(),
  image: Image,
  isEnabled: z.boolean(),
  revision: Revision,
})
export type ManagedModule = z.infer<typeof ManagedModule>

/** Includes hidden pages, without any user's progress. */
export const ManagedModulePage = z.extend(ModulePage, {
  /** The minutes that an editor has stated; null while they are calculated. */
  minutesOverride: z.nullable(z.int()),
  revision: Revision,
})
export type ManagedModulePage = z.infer<typeof ManagedModulePage>

export const ManagedModuleContent = z.extend(ManagedModule, { pages: z.array(ManagedModulePage) })
export type ManagedModuleContent = z.infer<typeof ManagedModuleContent>

/** Includes hidden modules, in the app's order. */
export const getModulesAsManager = query('modules/get-modules-as-manager-query', {
  audience: 'app-manager',
  input: EmptyObject,
  output: z.array(ManagedModule),
})

export const getModuleAsManager = query('modules/get-module-as-manager-query', {
  audience: 'app-manager',
  input: z.object({ moduleId: Id }),
  output: ManagedModuleContent,
})

export const getModulePageForPreviewAsManager = query(
  'modules/get-module-page-for-preview-as-manager-query',
  {
    audience: 'app-manager',
    input: z.object({ moduleId: Id, modulePageId: Id }),
    output: ModulePage,
  },
)

export const getDocumentsForModulesAsManager = query('modules/get-documents-as-manager-query', {
  audience: 'app-manager',
  feature: 'DOCUMENTS',
  input: EmptyObject,
  output: z.array(z.object({ documentId: Id, title: z.string(), fileName: z.string() })),
})

const queriesOfContent = () => [getModuleAsManager, getModulePageForPreviewAsManager]
/** Stale after a change of the working version. */
export const queriesOfWork = () => [...queriesOfContent(), getStatesOfModulesAsManager]
const queriesOfList = () => [getModulesAsManager, 'blog/get-modules-as-manager-query']
const queriesOfHead = () => [...queriesOfList(), getModuleAsManager, 'blog/get-blog-article-as-manager-query']
const queriesOfChangedHead = () => [...queriesOfHead(), getStatesOfModulesAsManager]

export const createModuleAsManager = upload('modules/create-module-as-manager-command', {
  audience: 'app-manager',
  audit: { title: 'Modul angelegt' },
  input: z.object({
    moduleId: NewId,
    number: ModuleNumber,
    title: ShortText,
    isEnabled: z.boolean(),
    alternativeText: z.optional(AlternativeText),
  }),
  files: { imageFile: { accepts: 'image' } },
  output: z.object({ moduleId: Id }),
  refusals: ['conflict', ...OF_UPLOADS],
  invalidates: () => [...queriesOfList(), getStatesOfModulesAsManager],
})

/** Without a new picture the old one stays, and its alternative text is changed. */
export const updateModuleImageAsManager = upload('modules/update-module-image-as-manager-command', {
  audience: 'app-manager',
  audit: { title: 'Bild eines Moduls geändert' },
  input: z.object({
    moduleId: Id,
    alternativeText: z.optional(AlternativeText),
    revision: z.optional(Revision),
  }),
  files: { imageFile: { accepts: 'image', isOptional: true } },
  output: z.object({ image: Image }),
  refusals: ['conflict', ...OF_UPLOADS],
  invalidates: queriesOfChangedHead,
})

export const updateModuleTitleAsManager = command('modules/update-module-title-as-manager-command', {
  audience: 'app-manager',
  audit: { title: 'Titel eines Moduls geändert' },
  input: z.object({ moduleId: Id, number: ModuleNumber, title: ShortText, revision: z.optional(Revision) }),
  output: EmptyObject,
  refusals: ['conflict'],
  invalidates: () => [...queriesOfChangedHead(), 'feedback/get-helpful-counts-as-manager-query'],
})

const ofModule = {
  audience: 'app-manager',
  input: z.object({ moduleId: Id }),
  output: EmptyObject,
  invalidates: queriesOfHead,
} as const

export const enableModuleAsManager = command('modules/enable-module-as-manager-command', {
  ...ofModule,
  audit: { title: 'Modul eingeblendet' },
})

/** It disappears from the learners' lists; their progress is kept. */
export const disableModuleAsManager = command('modules/disable-module-as-manager-command', {
  ...ofModule,
  audit: { title: 'Modul ausgeblendet' },
})

/** Pages, elements and all users' progress in it are deleted too; the points earned by it stay. */
export const deleteModuleAsManager = command('modules/delete-module-as-manager-command', {
  ...ofModule,
  audit: { title: 'Modul gelöscht' },
  invalidates: () => [
    ...queriesOfChangedHead(),
    'feedback/get-helpful-counts-as-manager-query',
    'blog/get-blog-articles-as-manager-query',
    getModulePageForPreviewAsManager,
    'documents/get-documents-as-manager-query',
  ],
})

/** A hidden copy with all its pages, after the original. */
export const duplicateModuleAsManager = command('modules/duplicate-module-as-manager-command', {
  ...ofModule,
  audit: { title: 'Modul kopiert' },
  output: z.object({ moduleId: Id }),
  invalidates: () => [
    ...queriesOfList(),
    getStatesOfModulesAsManager,
    'documents/get-documents-as-manager-query',
  ],
})

export const updateOrderOfModulesAsManager = command('modules/update-order-of-modules-as-manager-command', {
  audience: 'app-manager',
  audit: { title: 'Module sortiert' },
  input: z.object({ sortedIdsOfModules: SortedIds }),
  output: EmptyObject,
  refusals: ['conflict'],
  invalidates: queriesOfList,
})

export const createModulePageAsManager = command('modules/create-module-page-as-manager-command', {
  audience: 'app-manager',
  audit: { title: 'Seite angelegt', target: 'modulePageId' },
  input: z.object({
    moduleId: Id,
    /** Like `NewId`, but required. */
    modulePageId: Id,
    modulePageTitle: ShortText,
    modulePageIsExerciseIncluded: z.boolean(),
    modulePageMinutesOverride: z.optional(MinutesOverride),
    modulePageIsEnabled: z.boolean(),
  }),
  output: EmptyObject,
  refusals: ['conflict'],
  invalidates: () => [getModuleAsManager, getStatesOfModulesAsManager],
})

export const updateModulePageAsManager = command('modules/update-module-page-as-manager-command', {
  audience: 'app-manager',
  audit: { title: 'Seite geändert' },
  input: z.object({
    modulePageId: Id,
    modulePageTitle: ShortText,
    modulePageIsExerciseIncluded: z.boolean(),
    /** If missing, the minutes stay as they are. */
    modulePageMinutesOverride: z.optional(MinutesOverride),
    revision: z.optional(Revision),
  }),
  output: EmptyObject,
  refusals: ['conflict'],
  invalidates: () => [...queriesOfWork(), 'feedback/get-helpful-counts-as-manager-query'],
})

const ofPage = {
  audience: 'app-manager',
  input: z.object({ modulePageId: Id }),
  output: EmptyObject,
  invalidates: queriesOfWork,
} as const

export const enableModulePageAsManager = command('modules/enable-module-page-as-manager-command', {
  ...ofPage,
  audit: { title: 'Seite eingeblendet' },
})

export const disableModulePageAsManager = command('modules/disable-module-page-as-manager-command', {
  ...ofPage,
  audit: { title: 'Seite ausgeblendet' },
})

/** A hidden copy with all its elements, after the original. */
export const duplicateModulePageAsManager = command('modules/duplicate-module-page-as-manager-command', {
  ...ofPage,
  audit: { title: 'Seite kopiert' },
  output: z.object({ modulePageId: Id }),
  invalidates: () => [
    getModuleAsManager,
    getStatesOfModulesAsManager,
    'documents/get-documents-as-manager-query',
  ],
})

export const updateOrderOfModulePagesAsManager = command(
  'modules/update-order-of-module-pages-for-module-as-manager-command',
  {
    audience: 'app-manager',
    audit: { title: 'Seiten sortiert' },
    input: z.object({ moduleId: Id, sortedIdsOfModulePages: SortedIds }),
    output: EmptyObject,
    refusals: ['conflict'],
    invalidates: () => [getModuleAsManager, getStatesOfModulesAsManager],
  },
)
