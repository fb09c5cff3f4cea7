import { DATA_PROTECTION_TEXT } from './data-protection/data-protection-text.ts'
import { LegalTextPage } from './legal-text-page.tsx'

const DataProtectionPage = () => <LegalTextPage kind="DATA_PROTECTION" standard={DATA_PROTECTION_TEXT} />

export default DataProtectionPage
