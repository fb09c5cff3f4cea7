import type { QueuedCommand } from '../../../../device/database.ts'
import { serverNow } from '../../../../ui/time/clock.ts'
import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import IconArrowUp from '~icons/tabler/arrow-up'
import IconPrinter from '~icons/tabler/printer'
import { RouteLink } from '../../../../routes/route-link.tsx'
import { useIsVisit } from '../../../../session/session.ts'
import { FailedPage } from '../../../../ui/feedback/answered.tsx'
import { Page } from '../../../../ui/layout/page.tsx'
import { berlinDay, germanDate } from '../../../../ui/time/berlin-time.ts'
import { useNewEntry } from '../entry/use-new-entry.tsx'
import { useNewEntryOfAddress } from '../entry/use-new-entry-of-address.ts'
import { EmptyDiary } from '../introduction/empty-diary.tsx'
import { PrivateDiary } from '../private-diary.tsx'
import { MonthJump } from './month-jump.tsx'
import { Timeline } from './timeline.tsx'
import classes from './timeline-page.module.css'
import { useShownEntry } from './use-shown-entry.ts'
import { useTimeline } from './use-timeline.ts'
import { useUntil } from './use-until.ts'
import { useWaitingEntries, WaitingEntries } from './waiting-entries.tsx'

const TITLE = 'Ernährungstagebuch'

const Loading = () => (
  <div aria-busy className={classes.loading}>
    <Skeleton height={28} width={120} />
    <Skeleton height={232} radius={20} />
    <Skeleton height={120} radius={20} />
    <Skeleton height={28} width={120} mt={12} />
    <Skeleton height={232} radius={20} />
  </div>
)

const PrintLink = () => (
  <Button
    component={RouteLink}
    to="nutrition-diary-nutrition-diary-print"
    variant="subtle"
    className={classes.print}
    leftSection={<IconPrinter aria-hidden size={20} />}
  >
    Für die Beratung drucken
  </Button>
)

const EarlierNote = ({ until, onNewest }: { until: string; onNewest: () => void }) => (
  <div className={classes.earlier}>
    <p>Du siehst deine Einträge bis zum {germanDate(until)}.</p>
    <Button variant="subtle" leftSection={<IconArrowUp aria-hidden size={20} />} onClick={onNewest}>
      Zu den neuesten
    </Button>
  </div>
)

type DiaryDaysProps = {
  timeline: ReturnType<typeof useTimeline>
  until: string | null
  goTo: (day: string | null) => void
  newEntry: ReactNode
  waitingEntries: readonly QueuedCommand[]
  onMoved: (entryId: string, consumedAt: string) => void
}

const DiaryDays = ({ timeline, until, goTo, newEntry, waitingEntries, onMoved }: DiaryDaysProps) => {
  const { parts, oldestDay, error, refetch, more } = timeline
  return (
    <Page title={TITLE}>
      <div className={classes.columns}>
        <div className={classes.tools}>
          {newEntry}
          {oldestDay && (
            <MonthJump oldest={oldestDay} newest={berlinDay(serverNow())} until={until} onChoose={goTo} />
          )}
          {oldestDay === undefined && !error && <Skeleton height={48} />}
          <PrintLink />
          <p className={classes.privacy}>Nur du siehst dein Tagebuch.</p>
        </div>
        <div className={classes.days}>
          {!until && <WaitingEntries commands={waitingEntries} />}
          {until && <EarlierNote until={until} onNewest={() => goTo(null)} />}
          {parts ? (
            <Timeline parts={parts} more={more} onMoved={onMoved} onStale={() => void refetch()} />
          ) : (
            !error && <Loading />
          )}
        </div>
      </div>
    </Page>
  )
}

const OwnDiary = () => {
  const { until, goTo } = useUntil()
  const timeline = useTimeline(until)
  const showEntry = useShownEntry({ until, goTo })
  const { open, button, dialogs } = useNewEntry(showEntry)
  useNewEntryOfAddress(open)
  const waitingEntries = useWaitingEntries()
  if (!timeline.parts && timeline.error && waitingEntries.length === 0)
    return <FailedPage title={TITLE} query={timeline} failure="Dein Tagebuch ist gerade nicht erreichbar" />
  return (
    <>
      {timeline.oldestDay === null && waitingEntries.length === 0 ? (
        <Page title={TITLE} isTitleHidden>
          <EmptyDiary newEntry={button} />
        </Page>
      ) : (
        <DiaryDays
          timeline={timeline}
          until={until}
          goTo={goTo}
          newEntry={button}
          waitingEntries={waitingEntries}
          onMoved={showEntry}
        />
      )}
      {dialogs}
    </>
  )
}

/** Closed while an admin views the account. */
const TimelinePage = () => {
  const isVisit = useIsVisit()
  if (!isVisit) return <OwnDiary />
  return (
    <Page title={TITLE} isTitleHidden>
      <PrivateDiary />
    </Page>
  )
}

export default TimelinePage
