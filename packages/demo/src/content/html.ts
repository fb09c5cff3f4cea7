/**
 * HTML as an editor would save it: line breaks and indentation in the source are only for its readers, and
 * would otherwise end up in the database and in the editor's diff.
 */
export function html(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/\s*(<\/?(?:p|h2|h3|ul|ol|li)>|<br>)\s*/g, '$1')
    .trim()
}
