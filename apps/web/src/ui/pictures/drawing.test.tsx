import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { AppTheme } from '../theme/app-theme.tsx'
import { Drawing } from './drawing.tsx'

test('a drawing whose file cannot be loaded leaves its space, without the sign for a broken picture', async () => {
  await render(
    <AppTheme style="default">
      <main>
        <Drawing
          className={undefined}
          sourceOf={(style) => `/missing-${style}.svg`}
          width={320}
          height={220}
        />
      </main>
    </AppTheme>,
  )
  const drawing = page.getByRole('main').element().querySelector('img')
  await expect.poll(() => drawing?.complete && drawing.naturalWidth).toBeGreaterThan(0)
  expect(drawing?.getBoundingClientRect()).toMatchObject({ width: 320, height: 220 })
})
