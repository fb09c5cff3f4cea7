import { EditorContent, useEditor } from '@tiptap/react'
import type { RichTextProfile } from '@wohlauf/contract/values/rich-text'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { extensionsFor } from './editor-extensions.ts'
import { isSingleItem } from './is-single-item.ts'
import { contentFrom } from './parse-html.ts'
import classes from './rich-text-field.module.css'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

type RichTextEditorProps = {
  labelId: string
  isRequired: boolean
  errorId: string | undefined
  profile: RichTextProfile
  value: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
}

/**
 * Sets a value from outside. The editor's own text also comes back as a value, maybe after more was typed: it
 * is ignored.
 */
const useValueFromOutside = (
  value: string,
  history: RefObject<readonly string[]>,
  show: (html: string) => void,
) => {
  const showValue = useEffectEvent(show)
  useEffect(() => {
    const index = history.current.lastIndexOf(value)
    history.current = index === -1 ? [value] : history.current.slice(index)
    if (index === -1) showValue(value)
  }, [value, history])
}

/** Strips the paragraph that the editor needs around a single item. */
const writtenHtml = (html: string, profile: RichTextProfile): string =>
  isSingleItem(profile) ? html.replace(/^<p>|<\/p>$/g, '') : html

/** The editor owns the initial text from then on; a new value from outside replaces it. */
const RichTextEditor = ({
  labelId,
  isRequired,
  errorId,
  profile,
  value,
  onChange,
  onBlur,
}: RichTextEditorProps) => {
  const extensions = useMemo(() => extensionsFor(profile), [profile])
  /** The last value from outside, and the texts typed since. */
  const history = useRef<readonly string[]>([value])
  const [content] = useState(() => contentFrom(value, extensions))
  // Stable between renderings: otherwise the editor would be set up again with each key in any field of the
  // form.
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': String(isRequired),
        'aria-labelledby': labelId,
        ...(errorId ? { 'aria-invalid': 'true', 'aria-describedby': errorId } : {}),
      },
    }),
    [labelId, isRequired, errorId],
  )
  const editor = useEditor({
    extensions,
    content,
    // Tiptap's style element would be refused by the security policy; the sheet beside this file replaces it.
    injectCSS: false,
    onUpdate: ({ editor: current }) => {
      const html = current.isEmpty ? '' : writtenHtml(current.getHTML(), profile)
      history.current = [...history.current, html]
      onChange(html)
    },
    onBlur: () => onBlur?.(),
    editorProps,
  })
  useValueFromOutside(value, history, (html) =>
    editor?.commands.setContent(contentFrom(html, extensions), { emitUpdate: false }),
  )
  return (
    <div className={classes.editor} data-invalid={errorId !== undefined || undefined}>
      {editor && <RichTextToolbar editor={editor} profile={profile} />}
      <EditorContent editor={editor} className={classes.content} />
    </div>
  )
}

export default RichTextEditor
