import { RichText } from '../../ui/text/rich-text.tsx'
import { LegalPage, type ShownSection } from './legal-page.tsx'
import type { ShownVersion } from './legal-text.ts'
import { sectionsOf } from './own-text.ts'

type OwnLegalPageProps = {
  title: string
  version: ShownVersion
  html: string
  moreSections: readonly ShownSection[]
}

const OwnLegalPage = ({ title, version, html, moreSections }: OwnLegalPageProps) => {
  const { opening, sections } = sectionsOf(html)
  return (
    <LegalPage
      title={title}
      version={version}
      opening={opening && <RichText html={opening} />}
      sections={[
        ...sections.map((section) => ({ ...section, body: <RichText html={section.html} /> })),
        ...moreSections,
      ]}
      isOwn
    />
  )
}

export default OwnLegalPage
