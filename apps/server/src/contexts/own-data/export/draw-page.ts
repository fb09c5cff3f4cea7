import type { AppStyle } from '@wohlauf/contract/values/features'
import { escapeHtml } from '../../../platform/base/html/escape-html.ts'
import { germanInstant } from '../../../platform/base/time/german-time.ts'
import type { OwnData, OwnDataSection, OwnPicture } from '../../../platform/database/own-data.ts'
import { MAIL_PALETTES } from '../../../platform/mail/palette.ts'
import { pageStyle } from './page-style.ts'

export type ExportAbout = { title: string; style: AppStyle; madeAt: Date }

const facts = (rows: OwnDataSection['readableTable']['rows']): string =>
  `<dl>${rows.map(([label = '', ...values]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(values.join(' ')) || '–'}</dd></div>`).join('')}</dl>`

const table = (title: string, { columns, rows }: OwnDataSection['readableTable']): string => {
  const cell = (value: string, index: number) =>
    `<td data-label="${escapeHtml(columns[index] ?? '')}">${escapeHtml(value) || '–'}</td>`
  return `<table aria-label="${escapeHtml(title)}"><thead><tr>${columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}</tbody></table>`
}

const content = ({ title, readableTable: visible }: OwnDataSection): string => {
  if (visible.rows.length === 0) return '<p class="none">Dazu ist nichts gespeichert.</p>'
  return visible.columns.length === 0 ? facts(visible.rows) : table(title, visible)
}

const section = (data: OwnDataSection): string =>
  `<section id="${data.name}"><h2>${escapeHtml(data.title)}</h2><p class="purpose">${escapeHtml(data.purpose)}</p>${content(data)}</section>`

const gallery = (pictures: readonly OwnPicture[]): string =>
  pictures.length === 0
    ? ''
    : `<section id="pictures"><h2>Bilder</h2><p class="purpose">Sie liegen auch einzeln im Ordner „bilder“.</p><div class="pictures">${pictures
        .map(
          ({ fileName, caption }) =>
            `<figure><img src="bilder/${encodeURIComponent(fileName)}" alt="${escapeHtml(caption)}" loading="lazy"><figcaption>${escapeHtml(caption)}</figcaption></figure>`,
        )
        .join('')}</div></section>`

const contents = ({ sections, pictures }: Required<OwnData>): string => {
  const entries = [
    ...sections.map(({ name, title, records }) => ({ name, title, count: records.length })),
    ...(pictures.length > 0 ? [{ name: 'pictures', title: 'Bilder', count: pictures.length }] : []),
  ]
  return `<nav aria-label="Inhalt"><ul>${entries
    .map(
      ({ name, title, count }) =>
        `<li><a href="#${name}">${escapeHtml(title)} <span>${count}</span></a></li>`,
    )
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
<title>Meine Daten bei ${escapeHtml(title)}</title>
<style>${pageStyle(MAIL_PALETTES[style])}</style>
</head>
<body>
<header><p>${escapeHtml(title)}</p><h1>Meine Daten</h1>
<p>Alles, was ${escapeHtml(title)} über dich gespeichert hat, Stand ${escapeHtml(germanInstant(madeAt))}. Zeiten sind in deutscher Zeit angegeben. Dieselben Daten stehen für Programme in der Datei „daten.json“.</p></header>
${contents(data)}
<main>
${data.sections.map(section).join('\n')}
${gallery(data.pictures)}
</main>
<footer><p>Diese Datei enthält persönliche Daten. Bewahre sie so auf, dass nur du sie lesen kannst.</p></footer>
</body>
</html>
`
