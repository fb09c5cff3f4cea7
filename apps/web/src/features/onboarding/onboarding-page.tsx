import { Page } from '../../ui/page.tsx'

const OnboardingPage = () => <Page title="Einführung">{null}</Page>

export default OnboardingPage
