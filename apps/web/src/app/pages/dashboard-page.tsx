import { ActiveModuleSection } from '../../features/dashboard/active-module-section.tsx'
import { ExperienceReportsSection } from '../../features/dashboard/experience-reports-section.tsx'
import { Greeting } from '../../features/dashboard/greeting.tsx'
import { NewArticlesSection } from '../../features/dashboard/new-articles-section.tsx'
import { RecipesSection } from '../../features/dashboard/recipes-section.tsx'
import { NotificationsSection } from '../../features/notifications/notifications-section.tsx'
import { LevelSection } from '../../features/user-progress/level-section.tsx'
import { Page } from '../../ui/layout/page.tsx'
import classes from './dashboard-page.module.css'
import { isDone } from './today/open-today.ts'
import { TodayCard } from './today/today-card.tsx'
import { useToday } from './today/use-today.ts'

/**
 * Each section renders nothing without content. Sections below today's card would move when it gets its rows:
 * they are hidden until then, and fetch their answers meanwhile.
 */
const DashboardPage = () => {
  const { isSettled, today } = useToday()
  const isOver = isDone(today)
  return (
    <Page title="Start" isTitleHidden>
      <Greeting openCount={today?.open ?? 0} isWaiting={!isSettled} />
      <div className={classes.now} data-done={isOver || undefined}>
        <TodayCard isSettled={isSettled} today={today} />
        <div className={classes.side} hidden={!isSettled}>
          <NotificationsSection />
          <LevelSection isTall={!isOver} />
        </div>
      </div>
      <div className={classes.sections} hidden={!isSettled}>
        <ActiveModuleSection />
        <NewArticlesSection />
        <ExperienceReportsSection />
        <RecipesSection />
      </div>
    </Page>
  )
}

export default DashboardPage
