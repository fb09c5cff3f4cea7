/**
 * HTML as an editor would save it: the source's line breaks and indents are for readers of the source,
 * and would otherwise end up in the database and in the editor's diff.
 */
export function html(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/\s*(<\/?(?:p|h2|h3|ul|ol|li)>|<br>)\s*/g, '$1')
    .trim()
}
