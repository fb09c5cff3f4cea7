import { Button } from '@react-email/button'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement, Fragment, type ReactNode } from 'react'
import { AT_NIGHT } from './night-style.ts'
import type { MailPalette } from './palette.ts'
import type { Part } from './parts.ts'

const BODY = { fontSize: '17px', lineHeight: '27px', margin: '0 0 18px' }
const SMALL = { fontSize: '14px', lineHeight: '22px', margin: '0 0 12px' }
/** Long addresses and words wrap instead of widening the sheet. */
const BREAKS = { wordBreak: 'break-word', overflowWrap: 'anywhere' } as const

/** The link is repeated as text: a mail's plain text contains it already. */
export const ADDRESS_CLASS = 'address'

const lines = (text: string): ReactNode[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, at) => createElement(Fragment, { key: at }, at > 0 && createElement('br'), line))

const drawButton = (label: string, url: string, { brand, brandDark, inkSoft }: MailPalette): ReactNode =>
  createElement(
    Section,
    { style: { margin: '8px 0 18px' } },
    createElement(
      Button,
      {
        href: url,
        className: AT_NIGHT.button,
        style: {
          backgroundColor: brand,
          borderRadius: '12px',
          color: '#ffffff',
          fontSize: '17px',
          fontWeight: 600,
          lineHeight: '24px',
          padding: '13px 20px',
          textAlign: 'center',
          textDecoration: 'none',
        },
      },
      label,
    ),
    createElement(
      Text,
      {
        className: `${ADDRESS_CLASS} ${AT_NIGHT.inkSoft}`,
        style: { ...SMALL, ...BREAKS, color: inkSoft, margin: '14px 0 0' },
      },
      'Oder diese Adresse im Browser öffnen:',
      createElement('br'),
      createElement(
        Link,
        {
          href: url,
          className: AT_NIGHT.brandDark,
          style: { color: brandDark, textDecoration: 'underline' },
        },
        url,
      ),
    ),
  )

const drawQuote = (text: string, { ink, tint, brand }: MailPalette): ReactNode =>
  createElement(
    'blockquote',
    {
      className: AT_NIGHT.quote,
      style: {
        backgroundColor: tint,
        borderLeft: `4px solid ${brand}`,
        margin: '0 0 18px',
        padding: '14px 18px',
      },
    },
    createElement(
      Text,
      { className: AT_NIGHT.ink, style: { ...BODY, ...BREAKS, color: ink, margin: 0 } },
      ...lines(text),
    ),
  )

const drawList = (items: readonly string[], { ink }: MailPalette): ReactNode =>
  createElement(
    'ul',
    { className: AT_NIGHT.ink, style: { ...BODY, ...BREAKS, color: ink, paddingLeft: '22px' } },
    ...items.map((item) => createElement('li', { style: { margin: '0 0 6px' } }, item)),
  )

const drawParagraph = (text: string, { ink }: MailPalette): ReactNode =>
  createElement(Text, { className: AT_NIGHT.ink, style: { ...BODY, ...BREAKS, color: ink } }, ...lines(text))

/** @param firstName the recipient's; empty without one */
export const drawPart = (part: Part, palette: MailPalette, firstName: string): ReactNode => {
  switch (part.kind) {
    case 'salutation':
      return drawParagraph(firstName ? `Hallo ${firstName},` : 'Hallo,', palette)
    case 'paragraph':
      return drawParagraph(part.text, palette)
    case 'button':
      return drawButton(part.label, part.url, palette)
    case 'quote':
      return drawQuote(part.text, palette)
    case 'list':
      return drawList(part.items, palette)
    case 'small':
      return createElement(
        Text,
        { className: AT_NIGHT.inkSoft, style: { ...SMALL, ...BREAKS, color: palette.inkSoft } },
        ...lines(part.text),
      )
    case 'smallLink':
      return createElement(
        Text,
        { className: AT_NIGHT.inkSoft, style: { ...SMALL, ...BREAKS, color: palette.inkSoft } },
        part.text,
        createElement('br'),
        createElement(
          Link,
          {
            href: part.url,
            className: AT_NIGHT.brandDark,
            style: { color: palette.brandDark, textDecoration: 'underline' },
          },
          part.url,
        ),
      )
  }
}
