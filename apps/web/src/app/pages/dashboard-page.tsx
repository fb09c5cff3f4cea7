import type { ComponentType } from 'react'
import { ActiveModuleSection } from '../../features/dashboard/active-module-section.tsx'
import { Greeting } from '../../features/dashboard/greeting.tsx'
import { TodaysHabitsSection } from '../../features/habits/todays-habits-section.tsx'
import { LevelSection } from '../../features/user-progress/level-section.tsx'
import { Page } from '../../ui/page.tsx'
import classes from './dashboard-page.module.css'

/**
 * The first page, composed of several features. A section fetches its own data and renders nothing when there
 * is nothing to show; a further one is a file in its feature and a line here. On phones the second column
 * follows the first.
 */
const MAIN_SECTIONS: Record<string, ComponentType> = { ActiveModuleSection }
const SIDE_SECTIONS: Record<string, ComponentType> = { TodaysHabitsSection, LevelSection }

const Column = ({ sections }: { sections: Record<string, ComponentType> }) => (
  <div className={classes.column}>
    {Object.entries(sections).map(([name, Part]) => (
      <Part key={name} />
    ))}
  </div>
)

const DashboardPage = () => (
  <Page title="Start" isTitleHidden>
    <Greeting />
    <div className={classes.columns}>
      <Column sections={MAIN_SECTIONS} />
      <Column sections={SIDE_SECTIONS} />
    </div>
  </Page>
)

export default DashboardPage
