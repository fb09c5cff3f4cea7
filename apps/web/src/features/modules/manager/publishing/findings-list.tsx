import '@mantine/core/styles/Anchor.css'
import { Anchor } from '@mantine/core'
import type { Finding } from '@wohlauf/contract/modules/module-versions-as-manager'
import type { ManagedModuleContent } from '@wohlauf/contract/modules/modules-as-manager'
import { FINDING_TEXTS } from './findings.ts'
import classes from './findings-list.module.css'

const placeOf = (module: ManagedModuleContent, { modulePageId, contentElementId }: Finding): string => {
  const page = module.pages.find((each) => each.modulePageId === modulePageId)
  const element = page?.contentElements.find((each) => each.contentElementId === contentElementId)
  return [page?.title, element?.title].filter(Boolean).join(' · ') || module.title
}

type FindingsListProps = {
  module: ManagedModuleContent
  findings: readonly Finding[]
  onVisit: (finding: Finding) => void
}

export const FindingsList = ({ module, findings, onVisit }: FindingsListProps) => (
  <ul className={classes.findings}>
    {findings.map((finding) => (
      <li key={`${finding.kind} ${finding.modulePageId} ${finding.contentElementId}`}>
        {finding.modulePageId ? (
          <Anchor component="button" type="button" className={classes.place} onClick={() => onVisit(finding)}>
            {placeOf(module, finding)}
          </Anchor>
        ) : (
          <span className={classes.place}>{placeOf(module, finding)}</span>
        )}
        <span>{FINDING_TEXTS[finding.kind]}</span>
      </li>
    ))}
  </ul>
)
