import { Text } from '@react-email/text'
import { isWithName } from '@wohlauf/contract/rules/logo'
import { createElement, type ReactNode } from 'react'
import { AT_NIGHT } from './night-style.ts'
import type { MailPalette } from './palette.ts'

export const LOGO_CID = 'logo@app'

const MAX_SIZE = { width: 200, height: 48 }

type Size = { width: number; height: number }

const drawLogo = (title: string, { width, height }: Size): ReactNode => {
  const share = Math.min(1, MAX_SIZE.width / width, MAX_SIZE.height / height)
  return createElement('img', {
    className: AT_NIGHT.logo,
    src: `cid:${LOGO_CID}`,
    // Decorative beside the name; alone it stands for the name, also while pictures are blocked.
    alt: isWithName({ width, height }) ? title : '',
    width: Math.round(width * share),
    height: Math.round(height * share),
    style: { border: 0, verticalAlign: 'middle' },
  })
}

export const drawMailHead = (title: string, logo: Size | null, { brandDark }: MailPalette): ReactNode =>
  createElement(
    Text,
    {
      className: AT_NIGHT.brandDark,
      style: { color: brandDark, fontSize: '18px', fontWeight: 700, margin: '0 0 14px', padding: '0 8px' },
    },
    logo && drawLogo(title, logo),
    logo && !isWithName(logo) && '\u00a0\u00a0',
    !(logo && isWithName(logo)) && title,
  )
