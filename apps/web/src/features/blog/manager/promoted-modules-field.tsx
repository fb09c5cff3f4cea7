import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import { getModulesForBlogAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { type ReactNode, useEffect } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { ListError } from '../../../authoring/list/list-error.tsx'
import classes from './promoted-modules-field.module.css'

type PromotedModulesFieldProps = {
  value?: string[]
  /** Ids in the saved article, which exist although the list of modules may be older. */
  storedIds: readonly string[]
  onChange: (ids: string[]) => void
  error?: ReactNode
  'data-path'?: string
}

export const PromotedModulesField = ({
  value = [],
  storedIds,
  onChange,
  error,
  'data-path': path,
}: PromotedModulesFieldProps) => {
  const { data: modules, isFetching } = useAnswer(getModulesForBlogAsManager, {})
  const exists = (id: string) =>
    !modules || isFetching || storedIds.includes(id) || modules.some(({ moduleId }) => moduleId === id)
  useEffect(() => {
    // A draft may contain a module that was deleted since: the article could not be saved.
    if (!value.every(exists)) onChange(value.filter(exists))
  })
  if (modules?.length === 0) return null
  return (
    <Checkbox.Group
      label="Weiterführende Informationen"
      description="Diese Module stehen neben dem Artikel. Ausgeblendete erscheinen erst, wenn du sie anzeigst."
      size="md"
      value={value}
      onChange={onChange}
      error={error && <ListError>{error}</ListError>}
      data-path={path}
    >
      <div className={classes.modules} aria-busy={!modules}>
        {modules?.map(({ moduleId, number, title, isEnabled }) => (
          <Checkbox
            key={moduleId}
            value={moduleId}
            size="md"
            label={`Modul ${number}: ${title}${isEnabled ? '' : ' (ausgeblendet)'}`}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
