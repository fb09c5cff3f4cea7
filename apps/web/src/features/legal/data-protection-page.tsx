import { DATA_PROTECTION_TEXT } from './data-protection/data-protection-text.ts'
import { LegalPage } from './legal-page.tsx'

const DataProtectionPage = () => <LegalPage text={DATA_PROTECTION_TEXT} />

export default DataProtectionPage
