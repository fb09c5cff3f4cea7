import { createHash } from 'node:crypto'
import { BRAND, BRAND_ALIAS } from '@wohlauf/contract/values/brand'
import type { Plugin } from 'vite'

/**
 * Values that the server would write into a host's document. The shell's own are the product's until an app
 * is chosen.
 */
const VALUES: Record<string, string> = {
  __TITLE__: BRAND,
  __STYLE__: BRAND_ALIAS,
  __COLOUR__: '#ffffff',
  __GROUND__: '#ffffff',
  __NIGHT__: '#1a1d20',
  __APP__: 'null',
  __SITE__: JSON.stringify({ errorReportingDsn: null, isInMaintenance: false, hasWorker: false }),
  __FIRST__: '{}',
  __FILES__: '[]',
  '<!--INSTALLATION-->': '',
  '<!--STYLES-->': '',
}

/** A script that calls the document's own server, which the shell does not have. */
const EARLY_ANSWERS = /\s*<script>\s*\/\/ Taken by api\/early-answers\.ts.*?<\/script>/s

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs

/**
 * Like the server's policy for browsers; files, answers and pictures come from the chosen app's host, which
 * is not known yet.
 */
const policyFor = (html: string): string => {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: http://localhost:* http://*.localhost:* blob: data:",
    "font-src 'self'",
    "connect-src 'self' https: http://localhost:* http://*.localhost:*",
    "media-src 'self' https: http://localhost:* http://*.localhost:* blob:",
    'frame-src https://player.vimeo.com',
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** `index.html` without a server: its values are the product's, its script starts the native shell. */
export const nativeDocument = (): Plugin[] => [
  {
    name: 'native-document',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const filled = Object.entries(VALUES).reduce(
          (text, [place, value]) => text.replaceAll(place, value),
          html.replace(EARLY_ANSWERS, ''),
        )
        if (/__[A-Z]+__/.test(filled) || filled.includes('early-answers'))
          throw new Error('The document has a place that the native shell does not fill.')
        return filled.replace('/src/main.tsx', '/src/native.tsx')
      },
    },
  },
  {
    name: 'native-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(html) },
          injectTo: 'head-prepend',
        },
      ],
    },
  },
]
