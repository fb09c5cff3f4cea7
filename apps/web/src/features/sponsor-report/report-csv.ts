import { csvOf } from '../../ui/text/csv.ts'
import { FIGURES, figureText, type ShownMonth } from './report-months.ts'

export const reportCsv = (sponsorName: string, months: readonly ShownMonth[]): Blob =>
  csvOf([
    ['Sponsor', 'Monat', ...FIGURES.map(({ label }) => label)],
    ...months.map((month) => [sponsorName, month.label, ...FIGURES.map(({ key }) => figureText(month, key))]),
  ])

export const reportFileName = (months: readonly ShownMonth[]): string =>
  `bericht-${months[0]?.month}-bis-${months.at(-1)?.month}.csv`
