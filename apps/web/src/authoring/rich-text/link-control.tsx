import '@mantine/core/styles/Popover.css'
import { ActionIcon, Button, Popover, TextInput } from '@mantine/core'
import { IconLink, IconUnlink } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { MESSAGES } from '@wohlauf/contract/messages'
import { type KeyboardEvent, useState } from 'react'
import { isWebAddress } from './editor-extensions.ts'
import classes from './rich-text-field.module.css'

/** Sets, changes and removes the link of what is selected. */
export const LinkControl = ({ editor }: { editor: Editor }) => {
  const [address, setAddress] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const isLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })

  const open = () => {
    setIsWrong(false)
    setAddress(String(editor.getAttributes('link').href ?? 'https://'))
  }
  const set = () => {
    const href = address?.trim() ?? ''
    if (!isWebAddress(href)) return setIsWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !isLink)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    setAddress(null)
  }
  // The field stands inside the dialog's form: Enter is meant for the link alone.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    set()
  }

  return (
    <Popover
      opened={address !== null}
      onDismiss={() => setAddress(null)}
      trapFocus
      withinPortal={false}
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          variant={isLink ? 'light' : 'subtle'}
          size={40}
          aria-label="Link"
          aria-pressed={isLink}
          aria-haspopup="dialog"
          onClick={open}
        >
          <IconLink aria-hidden size={20} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Link">
        <div className={classes.link}>
          <TextInput
            label="Adresse"
            inputMode="url"
            value={address ?? ''}
            error={isWrong ? MESSAGES.linkNotValid : undefined}
            onChange={(event) => setAddress(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            data-autofocus
          />
          <div className={classes.linkActions}>
            {isLink && (
              <Button
                variant="default"
                size="sm"
                leftSection={<IconUnlink aria-hidden size={18} />}
                onClick={() => {
                  editor.chain().focus().extendMarkRange('link').unsetLink().run()
                  setAddress(null)
                }}
              >
                Entfernen
              </Button>
            )}
            <Button size="sm" onClick={set}>
              Übernehmen
            </Button>
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
