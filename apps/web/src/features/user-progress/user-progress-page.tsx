import { Page } from '../../ui/page.tsx'

const UserProgressPage = () => <Page title="Fortschritt">{null}</Page>

export default UserProgressPage
