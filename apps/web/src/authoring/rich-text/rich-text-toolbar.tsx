import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import type { RichTextProfile } from '@wohlauf/contract/rich-text'
import type { ComponentType } from 'react'
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
    press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Kleine Überschrift',
    icon: IconH3,
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
]

const MARKS: readonly Control[] = [
  {
    label: 'Fett',
    icon: IconBold,
    isActive: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Kursiv',
    icon: IconItalic,
    isActive: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
]

const LISTS: readonly Control[] = [
  {
    label: 'Aufzählung',
    icon: IconList,
    isActive: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Nummerierte Liste',
    icon: IconListNumbers,
    isActive: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
]

const controlsOf = ({ tags }: RichTextProfile): Control[] => [
  ...(tags.includes('h2') ? HEADINGS : []),
  ...MARKS,
  ...(tags.includes('ul') ? LISTS : []),
]

/** Exactly what the field's profile offers, and undo. */
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
  return (
    <div role="toolbar" aria-label="Textgestaltung" className={classes.toolbar}>
      {controls.map(({ label, icon: Sign, press }, place) => (
        <ActionIcon
          key={label}
          variant={active[place] ? 'light' : 'subtle'}
          size={40}
          aria-label={label}
          aria-pressed={active[place] ?? false}
          onClick={() => press(editor)}
        >
          <Sign aria-hidden size={20} />
        </ActionIcon>
      ))}
      {profile.hasLinks && <LinkControl editor={editor} />}
      <span className={classes.rest}>
        <ActionIcon
          variant="subtle"
          size={40}
          aria-label="Rückgängig"
          disabled={!canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        >
          <IconArrowBackUp aria-hidden size={20} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={40}
          aria-label="Wiederholen"
          disabled={!canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        >
          <IconArrowForwardUp aria-hidden size={20} />
        </ActionIcon>
      </span>
    </div>
  )
}
