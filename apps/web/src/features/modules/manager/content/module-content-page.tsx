import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { getModuleAsManager, type ManagedModuleContent } from '@wohlauf/contract/modules/modules-as-manager'
import { lazy, Suspense, useState } from 'react'
import IconArrowLeft from '~icons/tabler/arrow-left'
import IconPlus from '~icons/tabler/plus'
import { isUnknownId } from '../../../../api/call-error.ts'
import { useAnswer } from '../../../../api/hooks.ts'
import { useDialogTask } from '../../../../authoring/use-dialog-task.ts'
import { RouteLink } from '../../../../routes/route-link.tsx'
import { useRouteParams } from '../../../../routes/use-route-params.ts'
import { FailedState } from '../../../../ui/feedback/failed-state.tsx'
import { Spot } from '../../../../ui/feedback/spot.tsx'
import { StateMessage } from '../../../../ui/feedback/state-message.tsx'
import { Page } from '../../../../ui/layout/page.tsx'
import type { ContentTask } from './content-dialogs.tsx'
import { ManagedPage } from './managed-page.tsx'
import classes from './module-content-page.module.css'
import { ModuleMenu } from './module-menu.tsx'
import { ModulePreview } from './preview/module-preview.tsx'

const ContentDialogs = lazy(() => import('./content-dialogs.tsx'))

/** `?seite=…`: the page of the module to which a link leads. */
const usePageOfAddress = (): string | null => {
  const { seite } = useSearch({ strict: false }) as { seite?: unknown }
  return typeof seite === 'string' ? seite : null
}

const Content = ({ module }: { module: ManagedModuleContent }) => {
  const { task, isOpen, opening, begin, end } = useDialogTask<ContentTask>()
  const pageOfAddress = usePageOfAddress()
  const [shownPageId, setShownPageId] = useState(pageOfAddress)
  const [targetPageId, setTargetPageId] = useState(pageOfAddress)
  return (
    <Page title={`Modul ${module.number}: ${module.title}`} isTitleHidden>
      <header className={classes.head}>
        <RouteLink to="manage-modules-module-list" className={classes.back}>
          <IconArrowLeft aria-hidden size={20} />
          Alle Module
        </RouteLink>
        <h1 className={classes.title}>
          Modul {module.number}: {module.title}
        </h1>
        <div className={classes.actions}>
          <ModuleMenu module={module} onTask={begin} />
          <Button
            leftSection={<IconPlus aria-hidden size={20} />}
            onClick={() => begin({ kind: 'create-page' })}
            aria-haspopup="dialog"
          >
            Seite erstellen
          </Button>
        </div>
      </header>
      <div className={classes.columns}>
        <div className={classes.pages}>
          {module.pages.length === 0 && (
            <p className={classes.empty}>Es wurden noch keine Seiten angelegt.</p>
          )}
          {module.pages.map((page) => (
            <ManagedPage
              key={page.modulePageId}
              page={page}
              isTarget={page.modulePageId === targetPageId}
              onTask={begin}
              onShow={() => setShownPageId(page.modulePageId)}
            />
          ))}
        </div>
        <aside className={classes.preview} aria-label="Vorschau">
          <ModulePreview module={module} shownPageId={shownPageId} onShow={setShownPageId} />
        </aside>
      </div>
      {task && (
        <Suspense key={opening}>
          <ContentDialogs
            module={module}
            task={task}
            isOpen={isOpen}
            onClose={end}
            onPageCreated={setTargetPageId}
          />
        </Suspense>
      )}
    </Page>
  )
}

const NotFound = () => (
  <Page title="Nicht gefunden" isTitleHidden>
    <StateMessage
      picture={<Spot kind="not-found" />}
      title="Dieses Modul gibt es nicht"
      text="Vielleicht wurde es inzwischen gelöscht."
      action={
        <Button component={RouteLink} to="manage-modules-module-list">
          Alle Module
        </Button>
      }
    />
  </Page>
)

const ModuleContentPage = () => {
  const { id } = useRouteParams('manage-modules-content-management')
  const { data, error, refetch, isFetching } = useAnswer(
    getModuleAsManager,
    { moduleId: id },
    { isSilent: true, refetchOnReturn: true },
  )
  if (data) return <Content key={id} module={data} />
  if (isUnknownId(error)) return <NotFound />
  return (
    <Page title="Modul" isTitleHidden>
      {error ? (
        <FailedState
          title="Dieses Modul ist gerade nicht erreichbar"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div className={classes.waiting} aria-busy />
      )}
    </Page>
  )
}

export default ModuleContentPage
