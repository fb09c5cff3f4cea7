import { Page } from '../../../ui/page.tsx'

const ConsumeModulePage = () => <Page title="Modul">{null}</Page>

export default ConsumeModulePage
