import { EditorContent, useEditor } from '@tiptap/react'
import type { RichTextProfile } from '@wohlauf/contract/rich-text'
import { useMemo, useRef } from 'react'
import { extensionsFor } from './editor-extensions.ts'
import { contentFrom, sliceFrom } from './parse-html.ts'
import classes from './rich-text-field.module.css'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

type RichTextEditorProps = {
  labelId: string
  errorId: string | undefined
  profile: RichTextProfile
  value: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
}

/** What stands in it at first is its own from then on; a new value from outside takes its place. */
const RichTextEditor = ({ labelId, errorId, profile, value, onChange, onBlur }: RichTextEditorProps) => {
  const extensions = useMemo(() => extensionsFor(profile), [profile])
  const written = useRef(value)
  const editor = useEditor({
    extensions,
    content: contentFrom(value, extensions),
    // It would be written into a style element, which the security policy refuses; the style sheet beside this file has it.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML()
      onChange(written.current)
    },
    onBlur: () => onBlur?.(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': labelId,
        ...(errorId ? { 'aria-invalid': 'true', 'aria-describedby': errorId } : {}),
      },
      handlePaste: (view, event) => {
        const html = event.clipboardData?.getData('text/html')
        if (!html) return false
        view.dispatch(view.state.tr.replaceSelection(sliceFrom(html, view.state.schema)).scrollIntoView())
        return true
      },
    },
  })
  if (editor && value !== written.current) {
    written.current = value
    editor.commands.setContent(contentFrom(value, extensions), { emitUpdate: false })
  }
  return (
    <div className={classes.editor} data-invalid={errorId !== undefined || undefined}>
      {editor && <RichTextToolbar editor={editor} profile={profile} />}
      <EditorContent editor={editor} className={classes.content} />
    </div>
  )
}

export default RichTextEditor
