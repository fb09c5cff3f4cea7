import type { ManagedModuleContent } from '@wohlauf/contract/modules/modules-as-manager'
import ModuleImageDialog from '../module-image-dialog.tsx'
import ModuleTitleDialog from '../module-title-dialog.tsx'
import { HidePageDialog } from './hide-page-dialog.tsx'
import { PageDialog } from './page-dialog.tsx'
import { SortPagesDialog } from './sort-pages-dialog.tsx'

export type ContentTask =
  | { kind: 'module-title' }
  | { kind: 'module-image' }
  | { kind: 'create-page' }
  | { kind: 'sort-pages' }
  | { kind: 'edit-page'; modulePageId: string }
  | { kind: 'hide-page'; modulePageId: string }

type ContentDialogsProps = {
  module: ManagedModuleContent
  task: ContentTask
  isOpen: boolean
  onClose: () => void
  onPageCreated: (modulePageId: string) => void
}

const ContentDialogs = ({ module, task, isOpen, onClose, onPageCreated }: ContentDialogsProps) => {
  const common = { isOpen, onClose }
  if (task.kind === 'module-title') return <ModuleTitleDialog {...common} item={module} />
  if (task.kind === 'module-image') return <ModuleImageDialog {...common} item={module} />
  const pageDialog = { ...common, moduleId: module.moduleId, onCreated: onPageCreated }
  if (task.kind === 'create-page') return <PageDialog {...pageDialog} />
  if (task.kind === 'sort-pages') return <SortPagesDialog {...common} module={module} />
  const page = module.pages.find(({ modulePageId }) => modulePageId === task.modulePageId)
  if (!page) return null
  if (task.kind === 'edit-page') return <PageDialog {...pageDialog} page={page} />
  return <HidePageDialog {...common} moduleId={module.moduleId} page={page} />
}

export default ContentDialogs
