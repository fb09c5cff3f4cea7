import { RichText } from '../../ui/text/rich-text.tsx'
import { LegalPage } from './legal-page.tsx'
import type { ShownVersion } from './legal-text.ts'
import { sectionsOf } from './own-text.ts'

type OwnLegalPageProps = { title: string; version: ShownVersion; html: string }

const OwnLegalPage = ({ title, version, html }: OwnLegalPageProps) => {
  const { opening, sections } = sectionsOf(html)
  return (
    <LegalPage
      title={title}
      version={version}
      opening={opening && <RichText html={opening} />}
      sections={sections.map((section) => ({ ...section, body: <RichText html={section.html} /> }))}
      isOwn
    />
  )
}

export default OwnLegalPage
