import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import {
  type ManagedModuleContent,
  updateOrderOfModulePagesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { useId, useRef, useState } from 'react'
import type { OpenRow, SetOpenRow } from '../../../../authoring/elements/open-row.ts'
import { sortInstructions } from '../../../../authoring/sorting/sort-announcements.ts'
import { useSortingInPlace } from '../../../../authoring/sorting/use-sorting-in-place.ts'
import { without } from '../../../../ui/state/without.ts'
import type { ContentTask } from './content-dialogs.tsx'
import { ManagedPage, type PageTarget } from './managed-page.tsx'
import classes from './managed-pages.module.css'
import type { ListedPage } from './without-deleted.ts'

type ManagedPagesProps = {
  module: Omit<ManagedModuleContent, 'pages'> & { pages: readonly ListedPage[] }
  target: PageTarget | null
  open: OpenRow | null
  onOpen: SetOpenRow
  onTask: (task: ContentTask) => void
  onDelete: (contentElementId: string) => void
  onShow: (modulePageId: string) => void
}

/** The pages of a module: they can be sorted in place, and folded one by one. */
export const ManagedPages = ({
  module: { moduleId, pages },
  target,
  open,
  onOpen,
  onTask,
  onDelete,
  onShow,
}: ManagedPagesProps) => {
  const list = useRef<HTMLDivElement>(null)
  const instructionsId = useId()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [lastTarget, setLastTarget] = useState(target)
  if (target && target !== lastTarget) {
    setLastTarget(target)
    setFolded((before) => without(before, target.pageId))
  }
  const { rows, announcement, isCarrying } = useSortingInPlace({
    list,
    items: pages.map(({ modulePageId, title }) => ({ id: modulePageId, label: title })),
    operation: updateOrderOfModulePagesAsManager,
    inputOf: (sortedIdsOfModulePages) => ({ moduleId, sortedIdsOfModulePages }),
  })
  return (
    <>
      <div ref={list} className={classes.pages} data-carrying={isCarrying || undefined}>
        {rows.map((row) => {
          const page = pages.find(({ modulePageId }) => modulePageId === row.id)
          return (
            page && (
              <ManagedPage
                key={row.id}
                moduleId={moduleId}
                page={page}
                row={row}
                instructionsId={instructionsId}
                isFolded={folded.has(row.id)}
                onFold={(isFolded) =>
                  setFolded((before) => (isFolded ? new Set([...before, row.id]) : without(before, row.id)))
                }
                target={row.id === target?.pageId ? target : null}
                open={open?.parentId === row.id ? open : null}
                onOpen={onOpen}
                onTask={onTask}
                onDelete={onDelete}
                onShow={() => onShow(row.id)}
              />
            )
          )
        })}
      </div>
      <VisuallyHidden id={instructionsId}>
        {sortInstructions('mit „Seiten sortieren“ im Menü des Moduls')}
      </VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
