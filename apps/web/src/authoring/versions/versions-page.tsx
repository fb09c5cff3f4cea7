import { Button } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import type { PublishedVersion } from '@wohlauf/contract/values/items/versions'
import IconArrowLeft from '~icons/tabler/arrow-left'
import { isUnknownId } from '../../api/call-error.ts'
import { usePagedAnswer } from '../../api/paged-answer.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { AnsweredPage } from '../../ui/feedback/answered.tsx'
import { EmptyText } from '../../ui/feedback/empty-text.tsx'
import { NotFoundPage } from '../../ui/feedback/not-found-message.tsx'
import { ShowMore } from '../../ui/layout/show-more.tsx'
import { VersionList } from './version-list.tsx'
import { VersionView } from './version-view.tsx'
import classes from './versions-page.module.css'
import type { AnyVersions, ComparedStates, VersionsSpec } from './versions-spec.ts'

const TITLE = 'Versionen'

/** `?version=…`: the number of the version that is shown. */
const useNumberOfAddress = (): string | undefined => {
  const { version } = useSearch({ strict: false }) as { version?: unknown }
  return version === undefined ? undefined : String(version)
}

type VersionsProps = {
  spec: AnyVersions
  itemId: string
  versions: readonly PublishedVersion[]
  more: Parameters<typeof ShowMore>[0]
}

const Versions = ({ spec, itemId, versions, more }: VersionsProps) => {
  const number = useNumberOfAddress()
  const item = spec.useItem(itemId)
  const selectedVersion = versions.find((version) => String(version.number) === number)
  const selected = selectedVersion ?? versions[0]
  const here = spec.versionsPageOf(itemId)
  return (
    <div className={classes.page} data-opened={selectedVersion !== undefined || undefined}>
      <header className={classes.pageHead}>
        <RouteLink {...spec.pageOf(itemId)} className={classes.back}>
          <IconArrowLeft aria-hidden size={20} />
          {spec.backLabel}
        </RouteLink>
        <h1 className={classes.pageTitle}>{TITLE}</h1>
        <p className={classes.hint}>{item?.name ?? ' '}</p>
      </header>
      {versions.length === 0 && <EmptyText>{spec.neverPublished}</EmptyText>}
      <nav className={classes.list} aria-label={TITLE}>
        <VersionList
          versions={versions}
          shownId={selected?.versionId}
          isItemShown={item?.isShown}
          link={(version, props) => (
            <RouteLink
              {...here}
              search={{ version: String(version.number) }}
              aria-current={version === selected || undefined}
              {...props}
            />
          )}
        />
        <ShowMore {...more} />
      </nav>
      {selected && (
        <div className={classes.shown}>
          <RouteLink {...here} className={classes.backToList}>
            <IconArrowLeft aria-hidden size={20} />
            Alle Versionen
          </RouteLink>
          <VersionView key={selected.versionId} spec={spec} itemId={itemId} version={selected} />
        </div>
      )}
    </div>
  )
}

/** All published versions of an item: each can be compared with the working state, viewed and restored. */
export const versionsPage = <Content, Compared extends ComparedStates>(
  stated: VersionsSpec<Content, Compared>,
) => {
  // The operations' answers have the types that the parts of the same spec take.
  const spec = stated as unknown as AnyVersions
  return () => {
    const itemId = (useParams({ strict: false }) as Record<string, string>)[spec.param] ?? ''
    const versions = usePagedAnswer(spec.operations.list, { [spec.id]: itemId })
    return (
      <AnsweredPage
        title={TITLE}
        isTitleHidden
        query={versions}
        failure="Die Versionen sind gerade nicht erreichbar"
        missing={
          isUnknownId(versions.error) && (
            <NotFoundPage
              title={spec.missing}
              text="Vielleicht wurde es inzwischen gelöscht."
              action={
                <Button component={RouteLink} to={spec.list.to}>
                  {spec.list.label}
                </Button>
              }
            />
          )
        }
        placeholder={<div className={classes.waiting} aria-busy />}
      >
        {(items) => (
          <Versions
            spec={spec}
            itemId={itemId}
            versions={items as readonly PublishedVersion[]}
            more={versions.more}
          />
        )}
      </AnsweredPage>
    )
  }
}
