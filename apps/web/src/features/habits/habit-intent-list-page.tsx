import { Page } from '../../ui/page.tsx'

const HabitIntentListPage = () => <Page title="Gewohnheiten">{null}</Page>

export default HabitIntentListPage
