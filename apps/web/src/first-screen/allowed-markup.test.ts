import { expect, test } from 'vitest'
import { allowedMarkup } from './allowed-markup.ts'

test('a text that the server has sanitized stays as it is', () => {
  const text =
    '<h2>Titel</h2><p>Ein <strong>Wort</strong> und <em>noch</em> eins<br>1 &lt; 2 <a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer nofollow" target="_blank">dort</a></p><ul><li>a</li></ul><ol><li>b</li></ol>'
  expect(allowedMarkup(text)).toBe(text)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">',
  '<a href="https://example.org" onclick="alert(1)">',
  `<a href="https://example.org' onclick='alert(1)">`.replace('">', '" style="x">'),
  '<a href="https://example.org/">',
  '<a href="https://user@example.org/" rel="noopener noreferrer nofollow" target="_blank">',
  '<a href="https:///example.org/" rel="noopener noreferrer nofollow" target="_blank">',
  '<A HREF="https://example.org">',
  '<style>*{}</style>',
  '<!--x-->',
  '</div>',
  '<template>',
  '< p>',
  '<',
])('%s is text', (attack) => {
  expect(allowedMarkup(`<p>${attack}</p>`).replace(/^<p>|<\/p>$/g, '')).not.toContain('<')
})
