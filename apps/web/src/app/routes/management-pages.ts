import type { ComponentType } from 'react'

/**
 * The managers' pages. In a separate module, so that learners do not even download the list of their chunks.
 */
export const MANAGEMENT_PAGES = {
  'manage-modules-module-list': () => import('../../features/modules/manager/module-list-page.tsx'),
  'manage-modules-content-management': () =>
    import('../../features/modules/manager/content/module-content-page.tsx'),
  'manage-habits-habit-list': () => import('../../features/habits/manager/habit-list-page.tsx'),
  'manage-documents-document-list': () => import('../../features/documents/manager/document-list-page.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>
