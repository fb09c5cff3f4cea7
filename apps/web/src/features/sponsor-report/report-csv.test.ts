import { expect, test } from 'vitest'
import { reportCsv, reportFileName } from './report-csv.ts'
import { shownMonths } from './report-months.ts'

test('the file has the figures of the table, and no name of a sponsor is calculated', async () => {
  const months = shownMonths([
    { month: '2025-12', registered: 60, active: 30, completed: null },
    { month: '2026-02', registered: null, active: null, completed: null },
  ])
  const text = new TextDecoder('utf-8', { ignoreBOM: true })
  const file = reportCsv('=Muster; "Werke"', months)
  expect(text.decode(await file.arrayBuffer())).toBe(
    [
      '\uFEFFSponsor;Monat;Registriert;Lernaktiv;Modul abgeschlossen',
      `"'=Muster; ""Werke""";Dezember 2025;60;30;Zu wenige Personen`,
      `"'=Muster; ""Werke""";Januar 2026;Nicht erhoben;Nicht erhoben;Nicht erhoben`,
      `"'=Muster; ""Werke""";Februar 2026;Zu wenige Personen;Zu wenige Personen;Zu wenige Personen`,
      '',
    ].join('\r\n'),
  )
  expect(reportFileName(months)).toBe('bericht-2025-12-bis-2026-02.csv')
})
