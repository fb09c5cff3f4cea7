import '@mantine/core/styles/Input.css'
import { Textarea } from '@mantine/core'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import type { FocusEvent } from 'react'
import growing from '../../../../ui/fields/growing-text.module.css'
import { useWasLeft } from '../../../../ui/fields/use-was-left.ts'
import { PictureChoice } from './picture-choice.tsx'
import type { NewEntryForm } from './use-new-entry-form.ts'
import classes from './words-and-picture-field.module.css'

/** One of the two is required: the error is shown once both were left. */
export const WordsAndPictureField = ({ entry }: { entry: NewEntryForm }) => {
  const { form, imageFile, setImageFile, hasContent } = entry
  const { wasLeft, leave } = useWasLeft()
  const description = form.getInputProps('description')
  const error = wasLeft && !hasContent ? MESSAGES.imageOrDescription : description.error
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // In some browsers a pressed button does not get the focus.
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':active')) leave()
  }
  return (
    <Textarea
      {...description}
      label="Beschreibung"
      description="Ein Bild oder ein paar Worte genügen."
      placeholder="z. B. was es gab, mit wem und wie es dir ging"
      size="md"
      variant="unstyled"
      classNames={{ input: `${growing.text} ${classes.words}` }}
      inputContainer={(words) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: notices only that the focus has left both
        <div className={classes.frame} onBlur={onBlur} data-wrong={Boolean(error) || undefined}>
          {words}
          <PictureChoice label="Bild" file={imageFile} onChange={setImageFile} isInFrame />
        </div>
      )}
      rows={4}
      error={error}
      data-autofocus
    />
  )
}
