import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Skeleton.css'
import { Input, Skeleton } from '@mantine/core'
import type { RichTextProfile } from '@wohlauf/contract/values/rich-text'
import { Suspense, useId } from 'react'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import classes from './rich-text-field.module.css'

/** Loaded separately: some hundred kilobytes that only managers need. */
const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx'))

type RichTextFieldProps = {
  label: string
  description?: string
  profile: RichTextProfile
  isOptional?: boolean
  value?: string
  onChange: (html: string) => void
  onBlur?: () => void
  error?: string | undefined
  'data-path'?: string
}

export const RichTextField = ({
  label,
  description,
  profile,
  isOptional = false,
  value = '',
  onChange,
  onBlur,
  error,
  'data-path': path,
}: RichTextFieldProps) => {
  const id = useId()
  return (
    <Input.Wrapper
      label={label}
      data-path={path}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      error={error}
      errorProps={{ id: `${id}-error` }}
      required={!isOptional}
      size="md"
    >
      <Suspense fallback={<Skeleton height={168} className={classes.waiting} />}>
        <RichTextEditor
          labelId={`${id}-label`}
          isRequired={!isOptional}
          errorId={error ? `${id}-error` : undefined}
          profile={profile}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
      </Suspense>
    </Input.Wrapper>
  )
}
