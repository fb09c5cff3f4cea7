import { Button } from '@mantine/core'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { DraftState } from '../drafts/autosave/draft-state.tsx'
import { type DraftFormFields, type DraftFormSettings, useDraftForm } from '../editor/use-draft-form.tsx'
import { PageColumns } from './page-columns.tsx'
import classes from './page-form.module.css'
import { useEscape } from './use-escape.ts'
import { useSaveKeys } from './use-save-keys.ts'

type Columns = ComponentProps<typeof PageColumns>

type PageFormProps<Op extends AnyOperation> = DraftFormSettings<Op> &
  Pick<Columns, 'list' | 'actions'> & {
    isFromList: boolean
    heading: string
    /** The name of the form for screen readers: "Rezept bearbeiten". */
    title: string
    submitLabel: string
    preview: (fields: DraftFormFields<Op>) => ReactNode
    /** Content that is edited below the form. */
    below?: ReactNode
    children: (fields: DraftFormFields<Op>) => ReactNode
  }

const labelOfOther = (isDirty: boolean, wasSaved: boolean): string => {
  if (isDirty) return 'Verwerfen'
  return wasSaved ? 'Schließen' : 'Abbrechen'
}

/** A form as a page, with its preview beside it. */
export const PageForm = <Op extends AnyOperation>({
  list,
  isFromList,
  actions,
  heading,
  title,
  submitLabel,
  preview,
  below,
  children,
  ...settings
}: PageFormProps<Op>) => {
  const page = useRef<HTMLDivElement>(null)
  const { formProps, submitProps, notes, fields, state, discard } = useDraftForm(settings)
  const { isDirty, wasSaved } = state
  useEscape(page, settings.onClose)
  useSaveKeys(formProps.ref)
  return (
    <PageColumns
      ref={page}
      list={list}
      onBack={isFromList ? settings.onClose : undefined}
      title={heading}
      actions={actions}
      preview={preview(fields)}
    >
      <form {...formProps} className={classes.form} aria-label={title}>
        {notes}
        {children(fields)}
        <div className={classes.foot}>
          <DraftState {...state} />
          {(isDirty || !settings.staysOpen || settings.revision === undefined) && (
            <Button variant="default" size="md" onClick={discard}>
              {labelOfOther(isDirty, wasSaved)}
            </Button>
          )}
          <Button {...submitProps} size="md">
            {submitLabel}
          </Button>
        </div>
      </form>
      {below}
    </PageColumns>
  )
}
