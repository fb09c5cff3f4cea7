import { IMPRINT_TEXT } from './imprint-text.ts'
import { LegalTextPage } from './legal-text-page.tsx'

const ImprintPage = () => <LegalTextPage kind="IMPRINT" standard={IMPRINT_TEXT} />

export default ImprintPage
