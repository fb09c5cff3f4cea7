import '@mantine/dropzone/styles.css'
import { UnstyledButton } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { MAX_FILE_BYTES } from '@wohlauf/contract/values/file-size'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { type ComponentType, useId } from 'react'
import classes from './file-drop.module.css'

type FileDropProps = {
  label: string
  hint: string
  /** Types, or types with the extensions of their files. */
  accept: readonly string[] | Record<string, string[]>
  /** The largest file, with the message for a larger one. */
  limit?: { bytes: number; message: string }
  /** The file's name in the form. */
  path: string
  /** The id of the element that shows the error. */
  errorId?: string | undefined
  icon: ComponentType<{ size: number; 'aria-hidden': true; className?: string }>
  onFile: (file: File) => void
  /** Called with the reason. */
  onRefused: (message: string) => void
}

const isList = (accept: FileDropProps['accept']): accept is readonly string[] => Array.isArray(accept)

const USUAL_LIMIT = { bytes: MAX_FILE_BYTES, message: MESSAGES.fileTooLarge }

/** The server checks the bytes; here only obvious errors are reported early. */
export const FileDrop = ({
  label,
  hint,
  accept,
  limit = USUAL_LIMIT,
  path,
  errorId,
  icon: Icon,
  onFile,
  onRefused,
}: FileDropProps) => {
  const hintId = useId()
  const refuse = ([first]: FileRejection[]) =>
    onRefused(
      first?.errors.some(({ code }) => code === 'file-too-large') ? limit.message : MESSAGES.fileFormat,
    )
  return (
    <Dropzone
      accept={isList(accept) ? [...accept] : accept}
      maxSize={limit.bytes}
      multiple={false}
      onDrop={([file]) => file && onFile(file)}
      onReject={refuse}
      // The button inside is reachable by keyboard; its click acts for the whole area.
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
      className={classes.drop ?? ''}
    >
      <Icon aria-hidden size={26} className={classes.icon ?? ''} />
      <UnstyledButton
        className={classes.label ?? ''}
        aria-describedby={errorId ? `${errorId} ${hintId}` : hintId}
        data-path={path}
        data-missing={errorId ? true : undefined}
      >
        {label}
      </UnstyledButton>
      <span id={hintId} className={classes.hint}>
        {hint}
      </span>
    </Dropzone>
  )
}
