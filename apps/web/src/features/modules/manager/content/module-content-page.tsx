import { Button } from '@mantine/core'
import { deleteContentElementAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import { getModuleAsManager, type ManagedModuleContent } from '@wohlauf/contract/modules/modules-as-manager'
import { ELEMENTS_OF_PAGES } from '@wohlauf/contract/values/elements/content-elements'
import { Suspense, useMemo, useState } from 'react'
import IconPlus from '~icons/tabler/plus'
import { useAnswer } from '../../../../api/hooks.ts'
import { ContentColumns, ContentPage } from '../../../../authoring/content/content-page.tsx'
import { type ContentTarget, useContentTarget } from '../../../../authoring/content/content-target.ts'
import { ElementDesk, useDeletedElements } from '../../../../authoring/elements/element-desk.tsx'
import type { OpenRow } from '../../../../authoring/elements/open-row.ts'
import { PublishButton } from '../../../../authoring/publishing/publish-button.tsx'
import { stateText, type VersionState } from '../../../../authoring/publishing/state-text.ts'
import { useItemStates } from '../../../../authoring/publishing/use-item-states.ts'
import { useDialogTask } from '../../../../authoring/use-dialog-task.ts'
import { useRouteParams } from '../../../../routes/use-route-params.ts'
import { lazyDialog } from '../../../../ui/feedback/lazy-part.tsx'
import { MODULE_VERSIONS, noticedInModule } from '../module-versions.ts'
import type { ContentTask } from './content-dialogs.tsx'
import type { PageTarget } from './managed-page.tsx'
import { ManagedPages } from './managed-pages.tsx'
import classes from './module-content-page.module.css'
import { ModuleMenu } from './module-menu.tsx'
import { ModulePreview } from './preview/module-preview.tsx'
import { withoutDeleted } from './without-deleted.ts'

const LIST = { to: 'manage-modules-module-list', label: 'Alle Module' } as const

const ContentDialogs = lazyDialog(() => import('./content-dialogs.tsx'))

/** Omits the element if it no longer exists. */
const placeIn = ({ pages }: ManagedModuleContent, { pageId, elementId }: ContentTarget) => {
  const has = (contentElements: ManagedModuleContent['pages'][number]['contentElements']) =>
    contentElements.some(({ contentElementId }) => contentElementId === elementId)
  const page =
    pages.find(({ contentElements }) => has(contentElements)) ??
    pages.find(({ modulePageId }) => modulePageId === pageId)
  return page && { pageId: page.modulePageId, elementId: has(page.contentElements) ? elementId : null }
}

const titleOf = ({ number, title }: ManagedModuleContent): string => `Modul ${number}: ${title}`

/** In the list, the row itself says whether the module is shown. */
const noteOf = ({ isEnabled }: ManagedModuleContent, state: VersionState): string =>
  [...(isEnabled ? [] : ['Ausgeblendet']), stateText(state, isEnabled)].join(' · ')

const Content = ({ module: storedModule }: { module: ManagedModuleContent }) => {
  const { hiddenIds, remove } = useDeletedElements()
  const module = useMemo(() => withoutDeleted(storedModule, hiddenIds), [storedModule, hiddenIds])
  const { task, isOpen, opening, begin, end } = useDialogTask<ContentTask>()
  const [shownPageId, setShownPageId] = useState<string | null>(null)
  const [target, setTarget] = useState<PageTarget | null>(null)
  const state = useItemStates(MODULE_VERSIONS).get(module.moduleId)
  const [open, setOpen] = useState<OpenRow | null>(null)
  useContentTarget((place) => {
    const there = placeIn(storedModule, place)
    if (!there) return
    setShownPageId(there.pageId)
    setTarget(there)
    if (there.elementId) setOpen({ kind: 'element', parentId: there.pageId, id: there.elementId })
  })
  return (
    <>
      <ContentColumns
        list={LIST}
        title={titleOf(module)}
        note={state && noteOf(module, state)}
        actions={
          <>
            <ModuleMenu module={module} onTask={begin} />
            <Button
              variant="default"
              leftSection={<IconPlus aria-hidden size={20} />}
              onClick={() => begin({ kind: 'create-page' })}
              aria-haspopup="dialog"
            >
              Seite erstellen
            </Button>
            <PublishButton
              versions={MODULE_VERSIONS}
              id={module.moduleId}
              state={state}
              isShown={module.isEnabled}
              noticedIn={noticedInModule(module)}
            />
          </>
        }
        preview={<ModulePreview module={module} shownPageId={shownPageId} onShow={setShownPageId} />}
      >
        {module.pages.length === 0 && <p className={classes.empty}>Es wurden noch keine Seiten angelegt.</p>}
        <ManagedPages
          module={module}
          target={target}
          open={open}
          onOpen={setOpen}
          onTask={begin}
          onDelete={remove}
          onShow={setShownPageId}
        />
      </ContentColumns>
      {task && (
        <Suspense key={opening}>
          <ContentDialogs
            module={module}
            task={task}
            isOpen={isOpen}
            onClose={end}
            onPageCreated={(pageId) => setTarget({ pageId, elementId: null })}
          />
        </Suspense>
      )}
    </>
  )
}

const ModuleContentPage = () => {
  const { id } = useRouteParams('manage-modules-content-management')
  const module = useAnswer(getModuleAsManager, { moduleId: id }, { isSilent: true, refetchOnReturn: true })
  return (
    <ContentPage
      title={module.data ? titleOf(module.data) : 'Modul'}
      query={module}
      failure="Dieses Modul ist gerade nicht erreichbar"
      list={LIST}
      missing={{
        title: 'Dieses Modul gibt es nicht',
        text: 'Vielleicht wurde es inzwischen gelöscht.',
      }}
    >
      {(data) => (
        <ElementDesk
          key={id}
          operation={deleteContentElementAsManager}
          idField={ELEMENTS_OF_PAGES.idField}
          message="Inhalt wurde gelöscht."
        >
          <Content module={data} />
        </ElementDesk>
      )}
    </ContentPage>
  )
}

export default ModuleContentPage
