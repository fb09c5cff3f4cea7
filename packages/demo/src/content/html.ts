/** HTML as an editor would save it: without the source's line breaks and indentation. */
export function html(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/\s*(<\/?(?:p|h2|h3|ul|ol|li)>|<br>)\s*/g, '$1')
    .trim()
}
