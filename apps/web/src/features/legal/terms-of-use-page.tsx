import { LegalTextPage } from './legal-text-page.tsx'
import { TERMS_OF_USE_TEXT } from './terms-of-use-text.ts'

const TermsOfUsePage = () => <LegalTextPage kind="TERMS_OF_USE" standard={TERMS_OF_USE_TEXT} />

export default TermsOfUsePage
