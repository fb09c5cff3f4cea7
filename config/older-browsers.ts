import { KNOWN_TO_SUPPORTED, OLDEST_BROWSERS, OLDEST_IOS } from '@wohlauf/contract/values/supported-browsers'
import type { Plugin } from 'vite'

type Notice = { title: string; text: string; ways: readonly string[] }

const { chrome, firefox, safari } = OLDEST_BROWSERS

const IN_BROWSERS: Notice = {
  title: 'Dein Browser ist zu alt',
  text: '__TITLE__ braucht einen neueren Browser. Deine Daten sind davon nicht betroffen.',
  ways: [
    `Aktualisiere deinen Browser. Es funktionieren Chrome und Edge ab Version ${chrome}, Firefox ab ${firefox} und Safari ab ${safari}.`,
    `Auf iPhone und iPad gehört der Browser zum System: Aktualisiere es auf Version ${OLDEST_IOS} oder neuer.`,
    'Geht das nicht, öffne diese Adresse auf einem anderen Gerät.',
  ],
}

const IN_SHELLS: Notice = {
  title: 'Dein Gerät braucht ein Update',
  text: '__TITLE__ braucht eine neuere Version dessen, womit dein Gerät Seiten anzeigt. Deine Daten sind davon nicht betroffen.',
  ways: [
    `Aktualisiere im Play Store „Android System WebView“ und „Chrome“ auf Version ${chrome} oder neuer, und öffne die App noch einmal.`,
    'Geht das nicht, öffne die Adresse deiner App im Browser eines anderen Geräts.',
  ],
}

const WITHOUT_SCRIPTS: Notice = {
  title: 'JavaScript ist aus',
  text: '__TITLE__ funktioniert nur mit JavaScript.',
  ways: ['Erlaube JavaScript in den Einstellungen deines Browsers, und lade die Seite neu.'],
}

/** Has no `h1`: the first one of the document is the page's own. */
const html = ({ title, text, ways }: Notice, id = ''): string =>
  `<div class="older"${id}><div><p role="heading" aria-level="1">${title}</p><p>${text}</p><ul>${ways.map((way) => `<li>${way}</li>`).join('')}</ul></div></div>`

/**
 * Shown first and hidden by a rule that only supported browsers understand, so that it needs no script, and
 * no style that an older browser lacks. The app may start behind it.
 */
const STYLE = `
.older {
  position: fixed;
  top: 0;
  left: 0;
  z-index: 2147483647;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  padding: 48px 20px;
  overflow: auto;
  color: #22303d;
  background: #fff;
  font-family: "Figtree Variable", system-ui, sans-serif;
  font-size: 1.125rem;
  line-height: 1.5;
  overflow-wrap: break-word;
}
.older > div { max-width: 560px; margin: 0 auto; }
.older [role] { margin: 0 0 16px; font-size: 1.5rem; font-weight: 700; line-height: 1.2; }
.older ul { padding-left: 24px; }
.older li { margin-bottom: 12px; }
#older ~ #root, #older ~ #waiting { visibility: hidden; }
@media (prefers-color-scheme: dark) {
  .older { color: #e4e9ee; background: #1d2125; }
}
@media ${KNOWN_TO_SUPPORTED.media} {
  @supports ${KNOWN_TO_SUPPORTED.supports} {
    #older { display: none; }
    #older ~ #root, #older ~ #waiting { visibility: visible; }
  }
}`

/** The notice in a document where the site cannot run: in an older browser, or without scripts. */
export const olderBrowsers = (place: 'browser' | 'shell'): Plugin => ({
  name: 'older-browsers',
  transformIndexHtml: {
    order: 'pre',
    handler: (document) => {
      const notices =
        place === 'shell'
          ? html(IN_SHELLS, ' id="older"')
          : `${html(IN_BROWSERS, ' id="older"')}<noscript>${html(WITHOUT_SCRIPTS)}</noscript>`
      return document
        .replace('</head>', `<style>${STYLE}</style></head>`)
        .replace('<body>', `<body>${notices}`)
    },
  },
})
