import { BarrierReport } from './barrier-report.tsx'
import { LegalTextPage } from './legal-text-page.tsx'

const STANDARD = { title: 'Erklärung zur Barrierefreiheit' }

const SECTIONS = [{ id: 'barriere-melden', title: 'Barriere melden', body: <BarrierReport /> }]

const AccessibilityPage = () => (
  <LegalTextPage kind="ACCESSIBILITY" standard={STANDARD} moreSections={SECTIONS} />
)

export default AccessibilityPage
