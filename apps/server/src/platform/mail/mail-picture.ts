import { readFile } from 'node:fs/promises'
import type { AppStyle } from '@wohlauf/contract/values/features'
import { createElement, type ReactNode } from 'react'
import type { Attachment } from './transport.ts'

/** Drawn by `packages/art/scripts/write-mail-art.ts`, in both styles. */
export type MailPicture = 'welcome' | 'mail'

export const PICTURE_CID = 'picture@app'

const WIDTH = 240
const HEIGHT = 165

/** Decorative: while pictures are blocked, no information is missing. */
export const drawMailPicture = (): ReactNode =>
  createElement('img', {
    src: `cid:${PICTURE_CID}`,
    alt: '',
    width: WIDTH,
    height: HEIGHT,
    style: { border: 0, display: 'block', margin: '0 auto 14px' },
  })

const pictures = new Map<string, Promise<Buffer>>()

export const readMailPicture = (picture: MailPicture, style: AppStyle): Promise<Buffer> => {
  const name = `${picture}-${style}.png`
  const reading = pictures.get(name) ?? readFile(new URL(`pictures/${name}`, import.meta.url))
  pictures.set(name, reading)
  return reading
}

export const attachedPicture = async (
  picture: MailPicture | undefined,
  style: AppStyle,
): Promise<Attachment[]> =>
  picture
    ? [
        {
          fileName: `${picture}.png`,
          contentType: 'image/png',
          content: await readMailPicture(picture, style),
          cid: PICTURE_CID,
        },
      ]
    : []
