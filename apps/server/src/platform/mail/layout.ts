import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement, Fragment, type ReactElement } from 'react'
import { drawPart } from './draw-part.ts'
import { drawMailHead } from './mail-head.ts'
import { drawMailPicture } from './mail-picture.ts'
import { AT_NIGHT, nightStyle } from './night-style.ts'
import type { MailPalette } from './palette.ts'
import type { Part } from './parts.ts'

const FONT = "'Segoe UI', -apple-system, system-ui, Roboto, Helvetica, Arial, sans-serif"

export type Sheet = {
  title: string
  subject: string
  preview: string
  parts: readonly Part[]
  firstName: string
  palette: MailPalette
  logo: { width: number; height: number } | null
  hasPicture: boolean
}

export const layout = ({
  title,
  subject,
  preview,
  parts,
  firstName,
  palette,
  logo,
  hasPicture,
}: Sheet): ReactElement => {
  const { ground, sheet, line, ink, inkSoft, brand } = palette
  return createElement(
    Html,
    { lang: 'de', dir: 'ltr' },
    createElement(
      Head,
      null,
      createElement('title', null, subject),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('style', null, nightStyle(palette)),
    ),
    createElement(
      Body,
      {
        className: AT_NIGHT.ground,
        style: { backgroundColor: ground, fontFamily: FONT, margin: 0, padding: '24px 12px' },
      },
      createElement(Preview, null, preview),
      createElement(
        Container,
        { style: { maxWidth: '600px', width: '100%' } },
        drawMailHead(title, logo, palette),
        createElement(
          Section,
          {
            className: AT_NIGHT.sheet,
            style: {
              backgroundColor: sheet,
              border: `1px solid ${line}`,
              borderRadius: '16px',
              borderTop: `4px solid ${brand}`,
            },
          },
          createElement(
            Section,
            { style: { padding: '28px 24px 12px' } },
            hasPicture && drawMailPicture(),
            createElement(
              Heading,
              {
                as: 'h1',
                className: AT_NIGHT.ink,
                style: {
                  color: ink,
                  fontSize: '24px',
                  fontWeight: 700,
                  lineHeight: '32px',
                  margin: '0 0 18px',
                },
              },
              subject,
            ),
            ...parts.map((part, at) =>
              createElement(Fragment, { key: at }, drawPart(part, palette, firstName)),
            ),
          ),
        ),
        createElement(Hr, { style: { borderColor: 'transparent', margin: '6px 0' } }),
        createElement(
          Text,
          {
            className: AT_NIGHT.inkSoft,
            style: { color: inkSoft, fontSize: '14px', lineHeight: '22px', margin: 0, padding: '0 8px' },
          },
          `Diese E-Mail kommt von „${title}“.`,
        ),
      ),
    ),
  )
}
