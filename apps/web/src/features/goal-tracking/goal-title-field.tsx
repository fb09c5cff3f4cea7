import '@mantine/core/styles/Input.css'
import { Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { KeyboardEvent } from 'react'
import { REQUIRED } from '../../ui/fields/required.ts'
import classes from './goal-form.module.css'

type GoalTitleFieldProps<V extends { title: string }> = { form: UseFormReturnType<V>; description: string }

/** A title may be longer than a phone is wide: it wraps, and Enter sends the form as in any single-line field. */
export const GoalTitleField = <V extends { title: string }>({
  form,
  description,
}: GoalTitleFieldProps<V>) => {
  const { onChange, ...props } = form.getInputProps('title')
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <Textarea
      {...props}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' '))}
      onKeyDown={sendOnEnter}
      label="Dein Ziel"
      description={description}
      size="md"
      rows={1}
      classNames={{ input: classes.title ?? '' }}
      {...REQUIRED}
      data-autofocus
    />
  )
}
