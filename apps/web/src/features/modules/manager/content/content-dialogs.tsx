import type { ContentElementType } from '@wohlauf/contract/content-elements'
import type { ManagedModuleContent } from '@wohlauf/contract/modules-as-manager'
import { ModuleImageDialog, ModuleTitleDialog } from '../module-change-dialogs.tsx'
import { contentTypeOf } from './content-types.ts'
import { DeleteElementDialog } from './delete-element-dialog.tsx'
import type { ElementDialogProps } from './elements/element-dialog.tsx'
import { HidePageDialog } from './hide-page-dialog.tsx'
import { PageDialog } from './page-dialog.tsx'
import { SortPagesDialog } from './sort-pages-dialog.tsx'

/** The action chosen on the content page; its dialog executes it. */
export type ContentTask =
  | { kind: 'module-title' }
  | { kind: 'module-image' }
  | { kind: 'create-page' }
  | { kind: 'sort-pages' }
  | { kind: 'edit-page'; modulePageId: string }
  | { kind: 'hide-page'; modulePageId: string }
  | { kind: 'create-element'; modulePageId: string; type: ContentElementType }
  | { kind: 'edit-element'; modulePageId: string; contentElementId: string }
  | { kind: 'delete-element'; modulePageId: string; contentElementId: string }

type ContentDialogsProps = {
  module: ManagedModuleContent
  task: ContentTask
  isOpen: boolean
  onClose: () => void
  onPageCreated: (modulePageId: string) => void
}

type AnyElementDialogProps = Omit<ElementDialogProps, 'label'> & { type: ContentElementType }

/** The dialog of an element's type; null for a type that only a newer server knows. */
const ElementDialog = ({ type, ...props }: AnyElementDialogProps) => {
  const { label, Dialog } = contentTypeOf(type)
  return Dialog ? <Dialog {...props} label={label} /> : null
}

/** All dialogs of the content page, loaded when the first one opens. */
const ContentDialogs = ({ module, task, isOpen, onClose, onPageCreated }: ContentDialogsProps) => {
  const common = { isOpen, onClose }
  if (task.kind === 'module-title') return <ModuleTitleDialog {...common} module={module} />
  if (task.kind === 'module-image') return <ModuleImageDialog {...common} module={module} />
  const pageDialog = { ...common, moduleId: module.moduleId, onCreated: onPageCreated }
  if (task.kind === 'create-page') return <PageDialog {...pageDialog} />
  if (task.kind === 'sort-pages') return <SortPagesDialog {...common} module={module} />
  const page = module.pages.find(({ modulePageId }) => modulePageId === task.modulePageId)
  if (!page) return null
  switch (task.kind) {
    case 'edit-page':
      return <PageDialog {...pageDialog} page={page} />
    case 'hide-page':
      return <HidePageDialog {...common} page={page} />
    case 'create-element':
      return (
        <ElementDialog {...common} modulePageId={page.modulePageId} type={task.type} element={undefined} />
      )
  }
  const element = page.contentElements.find(
    ({ contentElementId }) => contentElementId === task.contentElementId,
  )
  if (!element) return null
  return task.kind === 'edit-element' ? (
    <ElementDialog {...common} modulePageId={page.modulePageId} type={element.type} element={element} />
  ) : (
    <DeleteElementDialog {...common} element={element} />
  )
}

export default ContentDialogs
