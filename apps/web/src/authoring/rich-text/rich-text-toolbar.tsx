import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import { type Editor, useEditorState } from '@tiptap/react'
import type { RichTextProfile } from '@wohlauf/contract/values/rich-text'
import type { ComponentType, MouseEvent } from 'react'
import IconArrowBackUp from '~icons/tabler/arrow-back-up'
import IconArrowForwardUp from '~icons/tabler/arrow-forward-up'
import IconBold from '~icons/tabler/bold'
import IconH2 from '~icons/tabler/h-2'
import IconH3 from '~icons/tabler/h-3'
import IconItalic from '~icons/tabler/italic'
import IconList from '~icons/tabler/list'
import IconListNumbers from '~icons/tabler/list-numbers'
import { LinkControl } from './link-control.tsx'
import classes from './rich-text-field.module.css'

type Control = {
  label: string
  icon: ComponentType<{ size: number; 'aria-hidden': true }>
  isActive: (editor: Editor) => boolean
  press: (editor: Editor) => void
}

const HEADINGS: readonly Control[] = [
  {
    label: 'Überschrift',
    icon: IconH2,
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    press: (editor) => editor.chain().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Kleine Überschrift',
    icon: IconH3,
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    press: (editor) => editor.chain().toggleHeading({ level: 3 }).run(),
  },
]

const MARKS: readonly Control[] = [
  {
    label: 'Fett',
    icon: IconBold,
    isActive: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().toggleBold().run(),
  },
  {
    label: 'Kursiv',
    icon: IconItalic,
    isActive: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().toggleItalic().run(),
  },
]

const LISTS: readonly Control[] = [
  {
    label: 'Aufzählung',
    icon: IconList,
    isActive: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().toggleBulletList().run(),
  },
  {
    label: 'Nummerierte Liste',
    icon: IconListNumbers,
    isActive: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().toggleOrderedList().run(),
  },
]

const controlsOf = ({ tags }: RichTextProfile): Control[] => [
  ...(tags.includes('h2') ? HEADINGS : []),
  ...MARKS,
  ...(tags.includes('ul') ? LISTS : []),
]

/** The link's fields are inside the toolbar and must accept input. */
const keepFocus = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}

type ToolProps = {
  label: string
  icon: Control['icon']
  isActive?: boolean
  isDisabled?: boolean
  onPress: () => void
}

/** A button that looks disabled but is not: pressing a disabled one would take the focus from the text. */
const Tool = ({ label, icon: Icon, isActive, isDisabled = false, onPress }: ToolProps) => (
  <ActionIcon
    variant={isActive ? 'light' : 'subtle'}
    size={44}
    aria-label={label}
    aria-pressed={isActive}
    aria-disabled={isDisabled}
    data-disabled={isDisabled}
    onClick={isDisabled ? undefined : onPress}
  >
    <Icon aria-hidden size={20} />
  </ActionIcon>
)

/** Exactly the tools of the field's profile, and undo. */
export const RichTextToolbar = ({ editor, profile }: { editor: Editor; profile: RichTextProfile }) => {
  const controls = controlsOf(profile)
  const { active, canUndo, canRedo } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: controls.map(({ isActive }) => isActive(now)),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  // Acts before anything else: the next key belongs to the text, even if it follows immediately.
  const press = (change: (editor: Editor) => unknown) => {
    editor.view.focus()
    change(editor)
  }
  return (
    <div
      role="toolbar"
      aria-label="Textgestaltung"
      className={classes.toolbar}
      // Keeps the focus in the text while a button is pressed.
      onMouseDown={keepFocus}
    >
      {controls.map((control, index) => (
        <Tool
          key={control.label}
          label={control.label}
          icon={control.icon}
          isActive={active[index] ?? false}
          onPress={() => press(control.press)}
        />
      ))}
      {profile.hasLinks && <LinkControl editor={editor} />}
      <span className={classes.rest}>
        <Tool
          label="Rückgängig"
          icon={IconArrowBackUp}
          isDisabled={!canUndo}
          onPress={() => press((now) => now.commands.undo())}
        />
        <Tool
          label="Wiederholen"
          icon={IconArrowForwardUp}
          isDisabled={!canRedo}
          onPress={() => press((now) => now.commands.redo())}
        />
      </span>
    </div>
  )
}
