import { serverNow } from '../../ui/time/clock.ts'
import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { earnedFor } from '@wohlauf/contract/rules/health-points'
import { getHealthPointEntries, type HealthPointEntry } from '@wohlauf/contract/user-progress/user-progress'
import { useState } from 'react'
import { usePagedAnswer } from '../../api/paged-answer.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { FailedAnswer } from '../../ui/feedback/answered.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { type More, ShowMore } from '../../ui/layout/show-more.tsx'
import { germanMonth, relativeDay } from '../../ui/time/berlin-time.ts'
import classes from './points-section.module.css'
import { waysToEarn } from './ways-to-earn.ts'

/** Loads few at a time, because the badges come below. */
const PAGE = 10

const Loading = () => (
  <div className={classes.card} aria-busy>
    {[...Array(4).keys()].map((nth) => (
      <Skeleton key={nth} height={20} my={16} width={`${90 - nth * 12}%`} />
    ))}
  </div>
)

const whenEarned = ({ earnedAt, entriesOfMonth }: HealthPointEntry): string =>
  entriesOfMonth === null ? relativeDay(earnedAt, serverNow()).toLowerCase() : germanMonth(earnedAt)

const EntryRow = ({ entry }: { entry: HealthPointEntry }) => (
  <li className={classes.row}>
    <p className={classes.what}>{earnedFor(entry.reason, entry.title, entry.entriesOfMonth)}</p>
    <p className={classes.facts}>
      <strong>{entry.points} Punkte</strong> · {whenEarned(entry)}
    </p>
  </li>
)

const Ways = () => {
  const [isOpen, setIsOpen] = useState(false)
  const features = useAppSettings()?.appEnabledFeatures ?? []
  return (
    <div className={classes.ways}>
      <Disclosure label="So sammelst du Punkte" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
        <ul className={`${classes.card} ${classes.list}`}>
          {waysToEarn(features).map(({ reason, what, limit, points }) => (
            <li key={reason} className={classes.row}>
              <p className={classes.what}>{what}</p>
              <p className={classes.facts}>
                <strong>{points} Punkte</strong> · {limit}
              </p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

const Entries = ({ entries, more }: { entries: readonly HealthPointEntry[]; more: More }) =>
  entries.length === 0 ? (
    <p className={classes.card}>
      Noch keine Punkte. Die ersten bekommst du schon, wenn du eine Seite eines Moduls liest.
    </p>
  ) : (
    <div className={classes.card}>
      <ol className={classes.list}>
        {entries.map((entry) => (
          <EntryRow key={`${entry.earnedAt} ${entry.reason} ${entry.title}`} entry={entry} />
        ))}
      </ol>
      {(more.hasMore || more.count > PAGE) && <ShowMore {...more} />}
    </div>
  )

/**
 * The link to ways to earn points appears with the list: it would move under the finger when that arrives.
 */
const Ledger = () => {
  const entries = usePagedAnswer(getHealthPointEntries, { limit: PAGE })
  if (!entries.data && !entries.error) return <Loading />
  return (
    <>
      {entries.data ? (
        <Entries entries={entries.data} more={entries.more} />
      ) : (
        <FailedAnswer query={entries} failure="Deine einzelnen Punkte sind gerade nicht erreichbar" />
      )}
      <Ways />
    </>
  )
}

export const PointsSection = () => (
  <div className={classes.section}>
    <Section title="Deine Punkte">
      <Ledger />
    </Section>
  </div>
)
