import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Popover.css'
import { ActionIcon, Button, Popover, TextInput } from '@mantine/core'
import { type Editor, useEditorState } from '@tiptap/react'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { webAddressOf } from '@wohlauf/contract/values/web-address'
import { type KeyboardEvent, useState } from 'react'
import IconLink from '~icons/tabler/link'
import IconUnlink from '~icons/tabler/unlink'
import classes from './rich-text-field.module.css'

/** The surrounding dialog ignores the Escape key inside elements with this mark. */
const ESCAPE_IS_OWN = { 'data-mantine-stop-propagation': true } as const

/** Focuses with the first frame: text typed right after the press belongs to the address. */
const focusNow = (field: HTMLInputElement | null): void => field?.focus({ preventScroll: true })

export const LinkControl = ({ editor }: { editor: Editor }) => {
  const [address, setAddress] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const isLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })

  const open = () => {
    setIsWrong(false)
    setAddress(String(editor.getAttributes('link').href ?? 'https://'))
  }
  const close = () => {
    editor.view.focus()
    setAddress(null)
  }
  const set = () => {
    const href = webAddressOf(address ?? '')
    if (href === null) return setIsWrong(true)
    close()
    const chain = editor.chain().extendMarkRange('link')
    if (editor.state.selection.empty && !isLink)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
  }
  // Both keys apply to the link only, neither to the surrounding form nor to its dialog.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)))
      return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') close()
    else set()
  }
  const isOpen = address !== null
  const ownEscape = isOpen ? ESCAPE_IS_OWN : {}

  return (
    <Popover
      opened={isOpen}
      onDismiss={() => setAddress(null)}
      closeOnEscape={false}
      trapFocus
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          variant={isLink ? 'light' : 'subtle'}
          size={44}
          aria-label="Link"
          aria-pressed={isLink}
          aria-haspopup="dialog"
          onClick={open}
          onKeyDown={isOpen ? onKeyDown : undefined}
          {...ownEscape}
        >
          <IconLink aria-hidden size={20} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Link" onKeyDown={onKeyDown}>
        <div className={classes.link}>
          <TextInput
            label="Adresse"
            inputMode="url"
            value={address ?? ''}
            error={isWrong ? MESSAGES.linkNotValid : undefined}
            onChange={(event) => setAddress(event.currentTarget.value)}
            ref={focusNow}
            data-autofocus
            {...ownEscape}
          />
          <div className={classes.linkActions}>
            {isLink && (
              <Button
                variant="default"
                size="sm"
                {...ownEscape}
                leftSection={<IconUnlink aria-hidden size={18} />}
                onClick={() => {
                  close()
                  editor.chain().extendMarkRange('link').unsetLink().run()
                }}
              >
                Entfernen
              </Button>
            )}
            <Button size="sm" onClick={set} {...ownEscape}>
              Übernehmen
            </Button>
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
