import { Page } from '../../ui/page.tsx'

const DashboardPage = () => <Page title="Start">{null}</Page>

export default DashboardPage
