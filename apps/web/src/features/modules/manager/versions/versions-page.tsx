import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { getModuleAsManager, type ManagedModuleContent } from '@wohlauf/contract/modules/modules-as-manager'
import { getVersionsOfModuleAsManager } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import IconArrowLeft from '~icons/tabler/arrow-left'
import { isUnknownId } from '../../../../api/call-error.ts'
import { useAnswer } from '../../../../api/hooks.ts'
import { usePagedAnswer } from '../../../../api/paged-answer.ts'
import { VersionList } from '../../../../authoring/versions/version-list.tsx'
import { RouteLink } from '../../../../routes/route-link.tsx'
import { useRouteParams } from '../../../../routes/use-route-params.ts'
import { AnsweredPage } from '../../../../ui/feedback/answered.tsx'
import { EmptyText } from '../../../../ui/feedback/empty-text.tsx'
import { NotFoundPage } from '../../../../ui/feedback/not-found-message.tsx'
import { ShowMore } from '../../../../ui/layout/show-more.tsx'
import { VersionView } from './version-view.tsx'
import classes from './versions-page.module.css'

const TITLE = 'Versionen'

const titleOfModule = ({ number, title }: ManagedModuleContent): string => `Modul ${number}: ${title}`

/** `?version=…`: the number of the version that is shown. */
const useNumberOfAddress = (): string | undefined => {
  const { version } = useSearch({ strict: false }) as { version?: unknown }
  return version === undefined ? undefined : String(version)
}

const VersionsPage = () => {
  const { id: moduleId } = useRouteParams('manage-modules-versions')
  const number = useNumberOfAddress()
  const versions = usePagedAnswer(getVersionsOfModuleAsManager, { moduleId })
  const module = useAnswer(getModuleAsManager, { moduleId }, { isSilent: true })
  const toModule = { to: 'manage-modules-content-management', params: { id: moduleId } } as const
  return (
    <AnsweredPage
      title={TITLE}
      isTitleHidden
      query={versions}
      failure="Die Versionen sind gerade nicht erreichbar"
      missing={
        isUnknownId(versions.error) && (
          <NotFoundPage
            title="Dieses Modul gibt es nicht"
            text="Vielleicht wurde es inzwischen gelöscht."
            action={
              <Button component={RouteLink} to="manage-modules-module-list">
                Alle Module
              </Button>
            }
          />
        )
      }
      waiting={<div className={classes.waiting} aria-busy />}
    >
      {(items) => {
        const chosen = items.find((version) => String(version.number) === number)
        const selected = chosen ?? items[0]
        return (
          <div className={classes.page} data-chosen={chosen !== undefined || undefined}>
            <header className={classes.pageHead}>
              <RouteLink {...toModule} className={classes.back}>
                <IconArrowLeft aria-hidden size={20} />
                Zum Modul
              </RouteLink>
              <h1 className={classes.pageTitle}>{TITLE}</h1>
              <p className={classes.hint}>{module.data ? titleOfModule(module.data) : ' '}</p>
            </header>
            {items.length === 0 && <EmptyText>Dieses Modul wurde noch nicht veröffentlicht.</EmptyText>}
            <nav className={classes.list} aria-label={TITLE}>
              <VersionList
                versions={items}
                shownId={selected?.versionId}
                link={(version, props) => (
                  <RouteLink
                    to="manage-modules-versions"
                    params={{ id: moduleId }}
                    search={{ version: String(version.number) }}
                    aria-current={version === selected || undefined}
                    {...props}
                  />
                )}
              />
              <ShowMore {...versions.more} />
            </nav>
            {selected && (
              <div className={classes.shown}>
                <RouteLink
                  to="manage-modules-versions"
                  params={{ id: moduleId }}
                  className={classes.backToList}
                >
                  <IconArrowLeft aria-hidden size={20} />
                  Alle Versionen
                </RouteLink>
                <VersionView key={selected.versionId} moduleId={moduleId} version={selected} />
              </div>
            )}
          </div>
        )
      }}
    </AnsweredPage>
  )
}

export default VersionsPage
