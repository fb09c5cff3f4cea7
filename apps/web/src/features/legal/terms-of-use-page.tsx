import { LegalPage } from './legal-page.tsx'
import { TERMS_OF_USE_TEXT } from './terms-of-use-text.ts'

const TermsOfUsePage = () => <LegalPage text={TERMS_OF_USE_TEXT} />

export default TermsOfUsePage
