import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { SeatHelp } from './seat-help.tsx'

test.for([
  'Jede Person bekommt eine E-Mail mit einem eigenen Link, der 30 Tage gilt. Nimmt sie niemand an, wird sie 90 Tage nach der letzten E-Mail gelöscht, und die Lizenz ist wieder frei.',
  'Wird eine Registrierung nicht innerhalb von 7 Tagen abgeschlossen, ist die Lizenz wieder frei.',
  'Zum Schutz vor Versehen können Sponsor-Manager in 24 Stunden höchstens 5 % der genutzten Lizenzen zurückziehen (drei gehen immer). Sind es mehr, hilft die Redaktion der App.',
])('the help names the limits: %s', async (sentence) => {
  await render(<SeatHelp graceDays={0} />)
  await expect.element(page.getByText(sentence)).toBeVisible()
})
