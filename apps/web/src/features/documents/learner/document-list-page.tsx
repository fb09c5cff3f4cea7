import { Page } from '../../../ui/page.tsx'

const PageToBe = () => <Page title="Folgt">{null}</Page>

export default PageToBe
