import '../theme/styles.css'
import '../theme/mantine-styles.ts'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { cutIn, writeLarge } from '../../testing/large-text.ts'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { AppTheme } from '../theme/app-theme.tsx'
import { DateField } from './date-field.tsx'

/** The calendar's elements that extend beyond the window. */
const outside = (calendar: Element): string[] =>
  [...calendar.querySelectorAll('button, th')].flatMap((each) => {
    const { left, right } = each.getBoundingClientRect()
    return left < 0 || right > window.innerWidth ? [each.textContent] : []
  })

test('the calendar has a name, and its days are read out as German dates', async () => {
  await render(
    <AppTheme style="wohlauf">
      <DateField label="Von" value="2026-11-25" />
    </AppTheme>,
  )
  await page.getByRole('button', { name: 'Von: 25.11.2026' }).click()
  const calendar = page.getByRole('dialog', { name: 'Von: 25.11.2026' })
  await expect.element(calendar.getByRole('button', { name: '19. November 2026' })).toBeVisible()
})

test('days of the neighbouring months are readable', async () => {
  await render(
    <AppTheme style="wohlauf">
      <DateField label="Von" value="2026-11-25" maxDate="2026-11-25" />
    </AppTheme>,
  )
  await page.getByRole('button', { name: 'Von: 25.11.2026' }).click()
  await expect.element(page.getByRole('button', { name: '30. Oktober 2026' })).toBeVisible()
  await expectAccessible()
})

test('with text at 200 % on a phone, all days and months are within the window', async () => {
  await page.viewport(360, 740)
  writeLarge()
  await render(
    <AppTheme style="wohlauf">
      <DateField label="Von" value="2026-11-25" />
    </AppTheme>,
  )
  await page.getByRole('button', { name: 'Von: 25.11.2026' }).click()
  const calendar = page.getByRole('dialog')
  await expect.element(calendar.getByText('November 2026')).toBeVisible()
  expect([outside(calendar.element()), cutIn(calendar.element())]).toEqual([[], []])
  await calendar.getByRole('button', { name: 'Monat wählen' }).click()
  await expect.element(calendar.getByText('Dez.')).toBeVisible()
  expect([outside(calendar.element()), cutIn(calendar.element())]).toEqual([[], []])
})
