import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { paged } from '../paging.ts'
import { CONTENT_ELEMENT_TYPES } from '../values/elements/content-elements.ts'
import { ChangedField, ChangedPart, PublishedVersion, WorkingState } from '../values/items/versions.ts'
import { Id } from '../values/values.ts'
import { getStatesOfModulesAsManager } from './module-versions-as-manager.ts'
import {
  getModuleAsManager,
  getModulePageForPreviewAsManager,
  getModulesAsManager,
  ManagedModuleContent,
} from './modules-as-manager.ts'

const ElementTypeName = z.enum(CONTENT_ELEMENT_TYPES)

/** All versions that were ever published, newest first. */
export const getVersionsOfModuleAsManager = query('modules/get-versions-of-module-as-manager-query', {
  audience: 'app-manager',
  ...paged({ moduleId: Id }, PublishedVersion),
})

/** An element of a version whose habit or document is gone. */
const ElementLeftOut = z.object({
  contentElementId: Id,
  modulePageId: Id,
  type: ElementTypeName,
  title: z.string(),
})
export type ElementLeftOut = z.infer<typeof ElementLeftOut>

const ofVersion = { audience: 'app-manager', input: z.object({ moduleId: Id, versionId: Id }) } as const

/** The version includes hidden pages. Whether the module itself is shown is not part of it. */
export const getVersionOfModuleAsManager = query('modules/get-version-of-module-as-manager-query', {
  ...ofVersion,
  output: z.object({
    version: PublishedVersion,
    module: ManagedModuleContent,
    leftOut: z.array(ElementLeftOut),
  }),
})

const ChangedElement = z.extend(ChangedPart, { type: ElementTypeName })
const ChangedPage = z.extend(ChangedPart, { elements: z.array(ChangedElement) })
export type ChangedPage = z.infer<typeof ChangedPage>

/** The differences between a version and another one, or the working version: pages and elements in the order of that one, removed ones at their former place. */
export const getDifferencesOfModuleAsManager = query('modules/get-differences-of-module-as-manager-query', {
  audience: 'app-manager',
  input: z.object({ moduleId: Id, versionId: Id, toVersionId: z.optional(Id) }),
  output: z.object({
    /** Number, title and picture. */
    fields: z.array(ChangedField),
    pages: z.array(ChangedPage),
    /** The current state; the client sends it with the restoration. */
    workingState: WorkingState,
    /** Whether the app publishes each save, and so the restored version. */
    publishesOnSave: z.boolean(),
  }),
})

/**
 * Makes a version the working version. Learners read it once it is published: immediately in an app that
 * publishes each save. Refused as `conflict` when the working version is no longer in the state that was shown.
 */
export const restoreVersionOfModuleAsManager = command(
  'modules/restore-version-of-module-as-manager-command',
  {
    ...ofVersion,
    audit: { title: 'Frühere Modulversion übernommen', target: 'moduleId' },
    input: z.extend(ofVersion.input, { workingState: z.optional(WorkingState) }),
    output: z.object({ leftOut: z.array(ElementLeftOut) }),
    refusals: ['conflict'],
    invalidates: () => [
      getModulesAsManager,
      'blog/get-modules-as-manager-query',
      getModuleAsManager,
      getModulePageForPreviewAsManager,
      getStatesOfModulesAsManager,
      'blog/get-blog-article-as-manager-query',
      'documents/get-documents-as-manager-query',
      'feedback/get-helpful-counts-as-manager-query',
    ],
  },
)
