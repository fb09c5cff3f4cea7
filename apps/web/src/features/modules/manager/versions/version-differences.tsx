import type { ChangedPage } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import type { ChangedField } from '@wohlauf/contract/values/items/versions'
import { ChangedFields } from '../../../../authoring/versions/changed-fields.tsx'
import { ChangedPart } from '../../../../authoring/versions/changed-part.tsx'
import classes from '../../../../authoring/versions/versions-page.module.css'
import { CONTENT_TYPES } from '../content/content-types.ts'
import { FIELD_LABELS } from './field-labels.ts'

type VersionDifferencesProps = { fields: readonly ChangedField[]; pages: readonly ChangedPage[] }

export const VersionDifferences = ({ fields, pages }: VersionDifferencesProps) => (
  <>
    {fields.length > 0 && (
      <div className={classes.ofItem}>
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
  </>
)
