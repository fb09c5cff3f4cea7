import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import classes from './group-field.module.css'

type GroupFieldProps = Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'className'> & {
  label: string
  isOptional?: boolean
  hint?: string
  /** The group's error: null for none now; omitted if there can be none. */
  error?: ReactNode
  /** Receives the id of the error's element, for inputs that it describes. */
  children: (errorId: string) => ReactNode
}

export const GroupField = ({
  label,
  isOptional = false,
  hint,
  error,
  children,
  ...fieldset
}: GroupFieldProps) => {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const descriptionIds = [hint && hintId, error !== undefined && errorId].filter(Boolean).join(' ')
  return (
    <fieldset {...fieldset} className={classes.field} aria-describedby={descriptionIds || undefined}>
      <legend className={classes.label}>
        {label}
        {!isOptional && (
          <span className={classes.required} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
      {children(errorId)}
      {error !== undefined && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
