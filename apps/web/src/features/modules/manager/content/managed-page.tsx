import '@mantine/core/styles/Badge.css'
import { Badge } from '@mantine/core'
import { type ContentElement, ELEMENTS_OF_PAGES } from '@wohlauf/contract/modules/content-elements'
import {
  duplicateContentElementAsManager,
  updateOrderOfContentElementsAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  duplicateModulePageAsManager,
  enableModulePageAsManager,
  type ManagedModulePage,
} from '@wohlauf/contract/modules/modules-as-manager'
import { memo, useEffect, useRef } from 'react'
import IconCopy from '~icons/tabler/copy'
import IconEye from '~icons/tabler/eye'
import IconEyeOff from '~icons/tabler/eye-off'
import IconPencil from '~icons/tabler/pencil'
import { useCommand } from '../../../../api/hooks.ts'
import { AddContentMenu } from '../../../../authoring/elements/add-content-menu.tsx'
import { ElementRows } from '../../../../authoring/elements/element-rows.tsx'
import type { OpenRow, SetOpenRow } from '../../../../authoring/elements/open-row.ts'
import { SortButton } from '../../../../authoring/sorting/sort-button.tsx'
import { ItemMenu } from '../../../../ui/actions/item-menu.tsx'
import { notify } from '../../../../ui/feedback/snackbar-queue.ts'
import type { ContentTask } from './content-dialogs.tsx'
import { CONTENT_TYPES } from './content-types.ts'
import classes from './managed-page.module.css'

type ManagedPageProps = {
  page: ManagedModulePage
  /** Just created on this screen, or named by the address: it is scrolled into view and takes the focus. */
  isTarget: boolean
  /** What is open of this page. */
  open: OpenRow | null
  onOpen: SetOpenRow
  onTask: (task: ContentTask) => void
  onShow: () => void
}

const useComesIntoView = (isTarget: boolean) => {
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isTarget) return
    page.current?.focus({ preventScroll: true })
    page.current?.scrollIntoView({ block: 'center' })
  }, [isTarget])
  return page
}

const idOfElement = ({ contentElementId }: ContentElement) => contentElementId

const Page = ({ page, isTarget, open, onOpen, onTask, onShow }: ManagedPageProps) => {
  const { modulePageId, title, isEnabled, isExerciseIncluded, contentElements } = page
  const section = useComesIntoView(isTarget)
  const enable = useCommand(enableModulePageAsManager, {
    onSuccess: () => notify('success', 'Seite wurde angezeigt'),
  })
  const duplicate = useCommand(duplicateModulePageAsManager, {
    onSuccess: () => notify('success', 'Seite wurde dupliziert.'),
  })
  const duplicateElement = useCommand(duplicateContentElementAsManager, {
    onSuccess: () => notify('success', 'Inhalt wurde dupliziert.'),
  })
  const sorting = {
    operation: updateOrderOfContentElementsAsManager,
    inputOf: (sortedIdsOfContentElements: string[]) => ({ modulePageId, sortedIdsOfContentElements }),
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classes.page}
      aria-label={title}
      onFocusCapture={onShow}
      onPointerDown={onShow}
    >
      <header className={classes.head}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          {(!isEnabled || isExerciseIncluded) && (
            <p className={classes.notes}>
              {!isEnabled && (
                <Badge component="span" variant="default">
                  Ausgeblendet
                </Badge>
              )}
              {isExerciseIncluded && (
                <Badge component="span" variant="light">
                  Mit Übung
                </Badge>
              )}
            </p>
          )}
        </div>
        <ItemMenu
          label={`Mehr zur Seite: ${title}`}
          actions={[
            {
              label: 'Seite bearbeiten',
              icon: IconPencil,
              onClick: () => onTask({ kind: 'edit-page', modulePageId }),
            },
            isEnabled
              ? {
                  label: 'Seite ausblenden',
                  icon: IconEyeOff,
                  onClick: () => onTask({ kind: 'hide-page', modulePageId }),
                }
              : { label: 'Seite einblenden', icon: IconEye, onClick: () => enable.mutate({ modulePageId }) },
            { label: 'Duplizieren', icon: IconCopy, onClick: () => duplicate.mutate({ modulePageId }) },
          ]}
        />
      </header>
      <ElementRows
        family={ELEMENTS_OF_PAGES}
        types={CONTENT_TYPES}
        parentId={modulePageId}
        parentTitle={title}
        elements={contentElements}
        idOf={idOfElement}
        open={open}
        onOpen={onOpen}
        onDelete={(contentElementId) => onTask({ kind: 'delete-element', modulePageId, contentElementId })}
        onDuplicate={(contentElementId) => duplicateElement.mutate({ contentElementId })}
        sorting={sorting}
      />
      <div className={classes.actions}>
        <SortButton
          label="Inhalte sortieren"
          size="sm"
          title="Inhalte sortieren"
          items={contentElements.map((element) => ({ id: element.contentElementId, label: element.title }))}
          {...sorting}
        />
        <AddContentMenu
          family={ELEMENTS_OF_PAGES}
          types={CONTENT_TYPES}
          parentTitle={title}
          onAdd={(type) => onOpen({ kind: 'new', parentId: modulePageId, type, nextId: undefined })}
        />
      </div>
    </section>
  )
}

/** A page of the module with its elements. Rendered again only when it changed: a module may have many. */
export const ManagedPage = memo(
  Page,
  (one, other) => one.page === other.page && one.isTarget === other.isTarget && one.open === other.open,
)
