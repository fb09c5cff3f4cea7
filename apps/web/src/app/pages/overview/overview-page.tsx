import { Page } from '../../../ui/layout/page.tsx'
import { AppearedSection } from './appeared-section.tsx'
import classes from './overview.module.css'
import { PlannedSection } from './planned-section.tsx'
import { WaitingSection } from './waiting-section.tsx'

/** Tasks of a manager, and what has happened. */
const OverviewPage = () => (
  <Page title="Übersicht">
    <div className={classes.sections}>
      <WaitingSection />
      <PlannedSection />
      <AppearedSection />
    </div>
  </Page>
)

export default OverviewPage
