import { contrastRatio } from '@wohlauf/art/colour'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { APP_STYLES } from '@wohlauf/contract/values/features'
import { page } from 'vitest/browser'
import { gradientColours, textColour } from '../../testing/colours.ts'
import { emulateMedia } from '../../testing/emulate-media.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { emptyDashboard, sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const LIGHTS = ['morning', 'day', 'evening']

const looks = APP_STYLES.flatMap((style) =>
  (['light', 'dark'] as const).map((appearance) => [style, appearance] as const),
)

test.for(looks)(
  'in the style %s the greeting has sufficient contrast at every hour, %s',
  async ([style, appearance], { server }) => {
    await emulateMedia({ appearance })
    server.on(getDashboard, emptyDashboard)
    server.on(getModules, [])
    server.on(getHabitIntents, [])
    await openScreen({
      server,
      path: '/dashboard',
      user: sampleUser(),
      app: { ...sampleApp, appStyle: style },
    })
    const heading = page.getByRole('heading', { level: 1, name: /^Guten (Morgen|Tag|Abend), Petra\.$/ })
    await expect.element(heading).toBeVisible()
    const sky = heading.element().parentElement
    if (!sky) throw new Error('the greeting has no background')
    for (const light of LIGHTS) {
      sky.dataset.partOfDay = light
      const ground = gradientColours(sky)
      expect(ground).toHaveLength(2)
      for (const text of sky.children)
        for (const colour of ground)
          expect([light, text.textContent, contrastRatio(textColour(text), colour) >= 4.5]).toEqual([
            light,
            text.textContent,
            true,
          ])
    }
  },
)
