import { getFeedbackMessagesAsManager } from '@wohlauf/contract/feedback/feedback-as-manager'
import { getStatesOfModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import { seatUse } from '@wohlauf/contract/rules/seat-use'
import { getSponsorsAsManager } from '@wohlauf/contract/seats/managed-sponsors'
import { type ComponentType, useId } from 'react'
import IconApple from '~icons/tabler/apple'
import IconArticle from '~icons/tabler/article'
import IconBook2 from '~icons/tabler/book-2'
import IconBuilding from '~icons/tabler/building'
import IconChartBar from '~icons/tabler/chart-bar'
import IconChefHat from '~icons/tabler/chef-hat'
import IconFileText from '~icons/tabler/file-text'
import IconHome from '~icons/tabler/home'
import IconLicense from '~icons/tabler/license'
import IconMessages from '~icons/tabler/messages'
import IconQuote from '~icons/tabler/quote'
import IconRepeat from '~icons/tabler/repeat'
import IconTargetArrow from '~icons/tabler/target-arrow'
import IconVocabulary from '~icons/tabler/vocabulary'
import { useAnswer } from '../../api/hooks.ts'
import { JumpButton } from '../../features/jump/jump-button.tsx'
import { RouteLink } from '../../routes/route-link.tsx'
import { useAppSettings } from '../../session/app-settings.ts'
import { useSessionUser } from '../../session/session.ts'
import { type AreaName, type EntryGroup, inGroups } from './management-areas.ts'
import classes from './management-rail.module.css'
import { menuFor } from './menu.ts'

type Icon = ComponentType<{ size: number; 'aria-hidden': true; stroke?: number }>

const ICONS: Record<AreaName, Icon> = {
  'manage-overview': IconHome,
  'manage-modules-module-list': IconBook2,
  'manage-blog-blog-article-list': IconArticle,
  'manage-recipes-recipe-list': IconChefHat,
  'manage-experience-reports-experience-report-list': IconQuote,
  'manage-documents-document-list': IconFileText,
  'manage-publications-publication-list': IconVocabulary,
  'manage-habits-habit-list': IconRepeat,
  'manage-nutrition-diary-tip-list': IconApple,
  'goal-tracking-management': IconTargetArrow,
  'manage-feedback-feedback-list': IconMessages,
  'manage-sponsors-sponsor-list': IconBuilding,
  'manage-seats-as-sponsor': IconLicense,
  'sponsor-report-own-report': IconChartBar,
}

/** Higher counts are not shown. */
const MAX_COUNT = 20

type Waiting = { text: string; meaning: string }

const messagesWaiting = (count: number, hasMore: boolean): Waiting | null =>
  count === 0
    ? null
    : {
        text: hasMore ? `${count}+` : `${count}`,
        meaning: hasMore ? `mehr als ${count} offen` : `${count} offen`,
      }

const sponsorsWaiting = (count: number): Waiting | null =>
  count === 0 ? null : { text: `${count}`, meaning: `${count} mit wenigen freien Lizenzen` }

const modulesWaiting = (count: number): Waiting | null =>
  count === 0 ? null : { text: `${count}`, meaning: `${count} mit offenen Änderungen` }

/** Counts what waits in each area. An area whose answer is missing shows nothing. */
const useWaiting = (): Partial<Record<AreaName, Waiting | null | undefined>> => {
  const hasSponsors = useAppSettings()?.appEnabledFeatures.includes('SPONSORS') ?? false
  const messages = useAnswer(
    getFeedbackMessagesAsManager,
    { isDone: false, limit: MAX_COUNT },
    { isSilent: true, refetchOnReturn: true },
  ).data
  const sponsors = useAnswer(
    getSponsorsAsManager,
    {},
    { isEnabled: hasSponsors, isSilent: true, refetchOnReturn: true },
  ).data
  const modules = useAnswer(getStatesOfModulesAsManager, {}, { isSilent: true, refetchOnReturn: true }).data
  return {
    'manage-modules-module-list':
      modules && modulesWaiting(modules.filter(({ openChanges }) => openChanges > 0).length),
    'manage-feedback-feedback-list':
      messages && messagesWaiting(messages.items.length, messages.next !== null),
    'manage-sponsors-sponsor-list':
      sponsors &&
      sponsorsWaiting(
        sponsors.filter(
          ({ availableSeats, usedSeats }) => seatUse(availableSeats, usedSeats).state !== 'enough',
        ).length,
      ),
  }
}

type Entry = { route: AreaName; label: string }

const Area = ({ route, label, waiting }: Entry & { waiting: Waiting | null | undefined }) => {
  const Icon = ICONS[route]
  return (
    <li>
      <RouteLink
        to={route}
        isArea
        className={classes.area}
        aria-label={waiting ? `${label}, ${waiting.meaning}` : undefined}
      >
        <Icon aria-hidden size={20} stroke={1.75} />
        <span className={classes.label}>{label}</span>
        {waiting && (
          <span className={classes.count} aria-hidden>
            {waiting.text}
          </span>
        )}
      </RouteLink>
    </li>
  )
}

type GroupProps = EntryGroup<Entry> & { waiting: ReturnType<typeof useWaiting> }

const Group = ({ title, entries, waiting }: GroupProps) => {
  const id = useId()
  return (
    <div className={classes.group}>
      {title && (
        <p id={id} className={classes.title}>
          {title}
        </p>
      )}
      <ul className={classes.areas} aria-labelledby={title ? id : undefined}>
        {entries.map((entry) => (
          <Area key={entry.route} {...entry} waiting={waiting[entry.route]} />
        ))}
      </ul>
    </div>
  )
}

/** The areas of the management beside each of a manager's pages, on wide screens. */
const ManagementRail = () => {
  const user = useSessionUser()
  const app = useAppSettings()
  const waiting = useWaiting()
  const entries = (menuFor(user, app).find(({ key }) => key === 'manage')?.entries ?? []) as Entry[]
  return (
    <div className={classes.rail}>
      <div className={classes.jump}>
        <JumpButton />
      </div>
      <nav aria-label="Verwaltung">
        {inGroups(entries).map((group) => (
          <Group key={group.title} {...group} waiting={waiting} />
        ))}
      </nav>
    </div>
  )
}

export default ManagementRail
