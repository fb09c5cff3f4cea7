import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { createVideoAsManager, updateVideoAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { FormDialog } from '../../../../../authoring/form-dialog.tsx'
import { useNewId } from '../../../../../authoring/use-new-id.ts'
import type { ElementDialogProps } from './element-dialog.tsx'
import { forChange, forNew } from './saving.ts'
import { TitleField } from './title-field.tsx'
import { videoIdIn } from './video-id.ts'

const Fields = <V extends { title: string; videoId: string }>({ form }: { form: UseFormReturnType<V> }) => {
  const field = form.getInputProps('videoId')
  return (
    <>
      <TitleField {...form.getInputProps('title')} />
      <TextInput
        {...field}
        onChange={(event) => field.onChange(videoIdIn(event.currentTarget.value))}
        label="Video"
        description="Die Adresse des Videos bei Vimeo oder seine Nummer."
        placeholder="https://vimeo.com/76979871"
        required
      />
    </>
  )
}

export const VideoDialog = ({ modulePageId, element, ...dialog }: ElementDialogProps<'VIDEO'>) => {
  const newId = useNewId(dialog.isOpen)
  if (!element)
    return (
      <FormDialog
        {...forNew('video', modulePageId, dialog)}
        title="Video anlegen"
        operation={createVideoAsManager}
        initialValues={{ modulePageId, contentElementId: newId, title: '', videoId: '' }}
        successMessage="Video wurde erstellt."
      >
        {({ form }) => <Fields form={form} />}
      </FormDialog>
    )
  const { contentElementId, title, videoId } = element
  return (
    <FormDialog
      {...forChange(element, dialog)}
      title="Video bearbeiten"
      operation={updateVideoAsManager}
      initialValues={{ contentElementId, title, videoId }}
      subject="Das Video"
      successMessage="Video wurde angepasst."
    >
      {({ form }) => <Fields form={form} />}
    </FormDialog>
  )
}
