import '@mantine/core/styles/Badge.css'
import { Badge } from '@mantine/core'
import type { PublishedVersion } from '@wohlauf/contract/values/items/versions'
import type { ReactNode } from 'react'
import { germanDate, germanTime } from '../../ui/time/berlin-time.ts'
import { currentVersionText } from '../publishing/state-text.ts'
import classes from './version-list.module.css'

export const timeOfVersion = ({ publishedAt }: PublishedVersion): string =>
  `${germanDate(publishedAt)}, ${germanTime(publishedAt)} Uhr`

/** How it was made, and by whom. It is not recorded whether readers could see it then. */
export const authorOfVersion = ({ publishedBy, isAutomatic }: PublishedVersion): string =>
  [...(isAutomatic ? ['beim Speichern'] : []), ...(publishedBy ? [`von ${publishedBy}`] : [])].join(' ')

type VersionListProps = {
  versions: readonly PublishedVersion[]
  shownId: string | undefined
  /** Undefined until it is known. */
  isItemShown: boolean | undefined
  /** A link to the version, which includes its description. */
  link: (version: PublishedVersion, props: { className: string; children: ReactNode }) => ReactNode
}

/** Newest first. */
export const VersionList = ({ versions, shownId, isItemShown, link }: VersionListProps) => (
  <ol className={classes.list} reversed>
    {versions.map((version) => (
      <li key={version.versionId} data-shown={version.versionId === shownId || undefined}>
        {link(version, {
          className: classes.version ?? '',
          children: (
            <>
              <span className={classes.head}>
                <strong>Version {version.number}</strong>
                {version.isCurrent && isItemShown !== undefined && (
                  <Badge component="span" variant="light">
                    {currentVersionText(isItemShown)}
                  </Badge>
                )}
              </span>
              <span className={classes.note}>{version.note}</span>
              <span className={classes.when}>
                {timeOfVersion(version)}
                <br />
                {authorOfVersion(version)}
              </span>
            </>
          ),
        })}
      </li>
    ))}
  </ol>
)
