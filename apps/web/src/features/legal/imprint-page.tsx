import { IMPRINT_TEXT } from './imprint-text.ts'
import { LegalPage } from './legal-page.tsx'

const ImprintPage = () => <LegalPage text={IMPRINT_TEXT} />

export default ImprintPage
