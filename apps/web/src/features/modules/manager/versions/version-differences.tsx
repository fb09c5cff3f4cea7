import { getDifferencesOfModuleAsManager } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import type { PublishedVersion } from '@wohlauf/contract/versions/versions'
import { useAnswer } from '../../../../api/hooks.ts'
import { ChangedFields } from '../../../../authoring/versions/changed-fields.tsx'
import { ChangedPart } from '../../../../authoring/versions/changed-part.tsx'
import { Answered } from '../../../../ui/feedback/answered.tsx'
import { EmptyText } from '../../../../ui/feedback/empty-text.tsx'
import { CONTENT_TYPES } from '../content/content-types.ts'
import { FIELD_LABELS } from './field-labels.ts'
import classes from './versions-page.module.css'

export const useDifferences = (moduleId: string, { versionId }: PublishedVersion) =>
  useAnswer(
    getDifferencesOfModuleAsManager,
    { moduleId, versionId },
    { isSilent: true, refetchOnReturn: true },
  )

type VersionDifferencesProps = {
  version: PublishedVersion
  differences: ReturnType<typeof useDifferences>
}

/** What the working version has that this one had not, and the other way round. */
export const VersionDifferences = ({ version, differences }: VersionDifferencesProps) => (
  <Answered
    query={differences}
    failure="Die Unterschiede sind gerade nicht erreichbar"
    waiting={<div className={classes.waiting} aria-busy />}
  >
    {({ fields, pages }) =>
      fields.length + pages.length === 0 ? (
        <EmptyText>{`Die Arbeitsfassung ist genau wie Version ${version.number}.`}</EmptyText>
      ) : (
        <div className={classes.changes}>
          <p className={classes.hint}>
            Von Version {version.number} zur Arbeitsfassung: <ins>neu</ins>, <del>entfernt</del>.
          </p>
          {fields.length > 0 && (
            <div className={classes.ofModule}>
              <ChangedFields fields={fields} labels={FIELD_LABELS} />
            </div>
          )}
          {pages.map((page) => (
            <ChangedPart key={page.id} part={page} kind="Seite" labels={FIELD_LABELS} isPage>
              {page.elements.map((element) => (
                <ChangedPart
                  key={element.id}
                  part={element}
                  kind={CONTENT_TYPES[element.type].label}
                  labels={FIELD_LABELS}
                />
              ))}
            </ChangedPart>
          ))}
        </div>
      )
    }
  </Answered>
)
