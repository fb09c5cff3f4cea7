import type { AppStyle } from '@wohlauf/contract/features'
import { MAIL_PALETTES } from '../../../platform/mail/palette.ts'
import type { OwnData, OwnDataSection, OwnPicture } from '../../../platform/own-data.ts'
import { germanInstant } from '../../../platform/time/german-time.ts'
import { pageStyle } from './page-style.ts'

export type ExportAbout = { title: string; style: AppStyle; madeAt: Date }

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Users' input never becomes markup. */
const text = (given: string): string => given.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')

const facts = (rows: OwnDataSection['shown']['rows']): string =>
  `<dl>${rows.map(([label = '', ...values]) => `<div><dt>${text(label)}</dt><dd>${text(values.join(' ')) || '–'}</dd></div>`).join('')}</dl>`

const table = (title: string, { columns, rows }: OwnDataSection['shown']): string => {
  const cell = (value: string, index: number) =>
    `<td data-label="${text(columns[index] ?? '')}">${text(value) || '–'}</td>`
  return `<table aria-label="${text(title)}"><thead><tr>${columns.map((column) => `<th scope="col">${text(column)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}</tbody></table>`
}

const content = ({ title, shown }: OwnDataSection): string => {
  if (shown.rows.length === 0) return '<p class="none">Dazu ist nichts gespeichert.</p>'
  return shown.columns.length === 0 ? facts(shown.rows) : table(title, shown)
}

const section = (given: OwnDataSection): string =>
  `<section id="${given.name}"><h2>${text(given.title)}</h2><p class="purpose">${text(given.purpose)}</p>${content(given)}</section>`

const gallery = (pictures: readonly OwnPicture[]): string =>
  pictures.length === 0
    ? ''
    : `<section id="pictures"><h2>Bilder</h2><p class="purpose">Sie liegen auch einzeln im Ordner „bilder“.</p><div class="pictures">${pictures
        .map(
          ({ fileName, caption }) =>
            `<figure><img src="bilder/${encodeURIComponent(fileName)}" alt="${text(caption)}" loading="lazy"><figcaption>${text(caption)}</figcaption></figure>`,
        )
        .join('')}</div></section>`

const contents = ({ sections, pictures }: Required<OwnData>): string => {
  const entries = [
    ...sections.map(({ name, title, records }) => ({ name, title, count: records.length })),
    ...(pictures.length > 0 ? [{ name: 'pictures', title: 'Bilder', count: pictures.length }] : []),
  ]
  return `<nav aria-label="Inhalt"><ul>${entries
    .map(({ name, title, count }) => `<li><a href="#${name}">${text(title)} <span>${count}</span></a></li>`)
    .join('')}</ul></nav>`
}

/** Everything on one page: no scripts, no external resources, readable in twenty years. */
export const drawPage = (
  data: Required<OwnData>,
  { title, style, madeAt }: ExportAbout,
): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:">
<title>Meine Daten bei ${text(title)}</title>
<style>${pageStyle(MAIL_PALETTES[style])}</style>
</head>
<body>
<header><p>${text(title)}</p><h1>Meine Daten</h1>
<p>Alles, was ${text(title)} über dich gespeichert hat, Stand ${text(germanInstant(madeAt))}. Zeiten sind in deutscher Zeit angegeben. Dieselben Daten stehen für Programme in der Datei „daten.json“.</p></header>
${contents(data)}
<main>
${data.sections.map(section).join('\n')}
${gallery(data.pictures)}
</main>
<footer><p>Diese Datei enthält persönliche Daten. Bewahre sie so auf, dass nur du sie lesen kannst.</p></footer>
</body>
</html>
`
