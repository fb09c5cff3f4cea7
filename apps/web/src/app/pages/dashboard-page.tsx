import type { ComponentType } from 'react'
import { ActiveModuleSection } from '../../features/dashboard/active-module-section.tsx'
import { ExperienceReportsSection } from '../../features/dashboard/experience-reports-section.tsx'
import { Greeting } from '../../features/dashboard/greeting.tsx'
import { NewArticlesSection } from '../../features/dashboard/new-articles-section.tsx'
import { RecipesSection } from '../../features/dashboard/recipes-section.tsx'
import { TodaysHabitsSection } from '../../features/habits/today/todays-habits-section.tsx'
import { NotificationsSection } from '../../features/notifications/notifications-section.tsx'
import { LevelSection } from '../../features/user-progress/level-section.tsx'
import { Page } from '../../ui/layout/page.tsx'
import classes from './dashboard-page.module.css'

/**
 * A further section is a file in its feature and a line here; each renders nothing without content. On wide screens
 * what is due today is beside the others, on phones after the module.
 */
const FIRST: Record<string, ComponentType> = { NotificationsSection, ActiveModuleSection }
const TODAY: Record<string, ComponentType> = { TodaysHabitsSection, LevelSection }
const TO_READ: Record<string, ComponentType> = {
  NewArticlesSection,
  ExperienceReportsSection,
  RecipesSection,
}

type ColumnProps = { sections: Record<string, ComponentType>; className?: string | undefined }

const Column = ({ sections, className = '' }: ColumnProps) => (
  <div className={`${classes.column} ${className}`}>
    {Object.entries(sections).map(([name, Part]) => (
      <Part key={name} />
    ))}
  </div>
)

const DashboardPage = () => (
  <Page title="Start" isTitleHidden>
    <Greeting />
    <div className={classes.columns}>
      <Column sections={FIRST} />
      <Column sections={TODAY} className={classes.side} />
      <Column sections={TO_READ} />
    </div>
  </Page>
)

export default DashboardPage
