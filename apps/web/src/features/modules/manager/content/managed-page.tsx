import '@mantine/core/styles/Badge.css'
import { Badge, UnstyledButton } from '@mantine/core'
import {
  duplicateContentElementAsManager,
  updateOrderOfContentElementsAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  duplicateModulePageAsManager,
  enableModulePageAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { type ContentElement, ELEMENTS_OF_PAGES } from '@wohlauf/contract/values/elements/content-elements'
import { memo, useEffect, useId, useRef } from 'react'
import IconChevronDown from '~icons/tabler/chevron-down'
import IconCopy from '~icons/tabler/copy'
import IconEye from '~icons/tabler/eye'
import IconEyeOff from '~icons/tabler/eye-off'
import IconGripVertical from '~icons/tabler/grip-vertical'
import IconPencil from '~icons/tabler/pencil'
import { useCommand } from '../../../../api/hooks.ts'
import { AddContentMenu } from '../../../../authoring/elements/add-content-menu.tsx'
import { ElementRows } from '../../../../authoring/elements/element-rows.tsx'
import type { OpenRow, SetOpenRow } from '../../../../authoring/elements/open-row.ts'
import { SortButton } from '../../../../authoring/sorting/sort-button.tsx'
import type { RowInOrder } from '../../../../authoring/sorting/use-sorting-in-place.ts'
import { ItemMenu } from '../../../../ui/actions/item-menu.tsx'
import { notify } from '../../../../ui/feedback/snackbar-queue.ts'
import { pageShownText } from '../shown-texts.ts'
import { useResultOfModule } from '../use-result-of-module.ts'
import type { ContentTask } from './content-dialogs.tsx'
import { CONTENT_TYPES } from './content-types.ts'
import classes from './managed-page.module.css'
import type { ListedPage } from './without-deleted.ts'

/**
 * The page or element to scroll to: a new object for each visit, even of the same target. An element is
 * opened.
 */
export type PageTarget = { pageId: string; elementId: string | null }

type ManagedPageProps = {
  moduleId: string
  page: ListedPage
  /** The page's position among the pages, and the handlers that move it. */
  row: RowInOrder
  instructionsId: string
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  /**
   * Set when the page was just created on this screen, or when the address names it: it is scrolled into view
   * and takes the focus, or its element does.
   */
  target: PageTarget | null
  /** The open row of this page. */
  open: OpenRow | null
  onOpen: SetOpenRow
  onTask: (task: ContentTask) => void
  onDelete: (contentElementId: string) => void
  onShow: () => void
}

const useComesIntoView = (target: PageTarget | null) => {
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!target) return
    if (target.elementId) {
      const row = page.current?.querySelector(`[data-element="${CSS.escape(target.elementId)}"]`)
      row?.scrollIntoView({ block: 'center' })
      // The form of a row that is already open; others take the focus once they are loaded.
      row?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
      return
    }
    // On an empty page the first element comes next.
    const isEmpty = page.current?.querySelector('li') === null
    const line = page.current?.querySelector<HTMLElement>('[data-empty-line]')
    const place = isEmpty && line ? line : page.current
    place?.focus({ preventScroll: true })
    page.current?.scrollIntoView({ block: 'center' })
  }, [target])
  return page
}

const countText = (count: number): string => (count === 1 ? '1 Inhalt' : `${count} Inhalte`)

type PageHandleProps = Pick<ManagedPageProps, 'row' | 'instructionsId'> & { title: string }

const PageHandle = ({ title, row, instructionsId }: PageHandleProps) => (
  <button
    type="button"
    {...row.handle}
    className={classes.handle}
    aria-label={`Seite verschieben: ${title}`}
    aria-pressed={row.isCarried}
    aria-describedby={instructionsId}
  >
    <IconGripVertical aria-hidden size={20} />
  </button>
)

const idOfElement = ({ contentElementId }: ContentElement) => contentElementId

const Page = ({
  moduleId,
  page,
  row,
  instructionsId,
  isFolded,
  onFold,
  target,
  open,
  onOpen,
  onTask,
  onDelete,
  onShow,
}: ManagedPageProps) => {
  const { modulePageId, title, isEnabled, isExerciseIncluded, contentElements } = page
  const section = useComesIntoView(target)
  const contentId = useId()
  const resultOf = useResultOfModule()
  const enable = useCommand(enableModulePageAsManager, {
    onSuccess: () => notify('success', pageShownText(resultOf(moduleId))),
  })
  const duplicate = useCommand(duplicateModulePageAsManager, {
    onSuccess: () => notify('success', 'Seite wurde dupliziert.', { isSpokenOnly: true }),
  })
  const duplicateElement = useCommand(duplicateContentElementAsManager, {
    onSuccess: () => notify('success', 'Inhalt wurde dupliziert.', { isSpokenOnly: true }),
  })
  const sorting = {
    operation: updateOrderOfContentElementsAsManager,
    inputOf: (sortedIds: string[]) => ({
      modulePageId,
      sortedIdsOfContentElements: [...sortedIds, ...(page.idsOfHidden ?? [])],
    }),
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classes.page}
      data-carried={row.isCarried || undefined}
      style={row.shiftPx === 0 ? {} : { transform: `translateY(${row.shiftPx}px)` }}
      aria-label={title}
      onFocusCapture={onShow}
      onPointerDown={onShow}
    >
      <header className={classes.head}>
        <PageHandle title={title} row={row} instructionsId={instructionsId} />
        <div className={classes.name}>
          <h2 className={classes.title}>
            <UnstyledButton
              className={classes.fold}
              aria-expanded={!isFolded}
              aria-controls={contentId}
              onClick={() => onFold(!isFolded)}
            >
              <IconChevronDown aria-hidden size={20} className={classes.arrow} />
              {title}
            </UnstyledButton>
          </h2>
          {(!isEnabled || isExerciseIncluded || isFolded) && (
            <p className={classes.notes}>
              {isFolded && <span>{countText(contentElements.length)}</span>}
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
      <div id={contentId} className={classes.content} hidden={isFolded}>
        <ElementRows
          family={ELEMENTS_OF_PAGES}
          types={CONTENT_TYPES}
          parentId={modulePageId}
          parentTitle={title}
          elements={contentElements}
          idOf={idOfElement}
          open={open}
          onOpen={onOpen}
          onDelete={onDelete}
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
      </div>
    </section>
  )
}

/**
 * A page of the module with its elements. Rendered again only when it has changed: a module may have many.
 */
export const ManagedPage = memo(
  Page,
  (one, other) =>
    one.page === other.page &&
    one.target === other.target &&
    one.open === other.open &&
    one.isFolded === other.isFolded &&
    one.row === other.row,
)
