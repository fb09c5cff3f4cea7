import { pathTo } from '@wohlauf/contract/routes/routes'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { mailPaletteOf } from '../../mail/palette.ts'
import { type AppIcon, iconUrl, MASKABLE_ICONS, TILE_ICONS } from './app-icons.ts'
import { lookOf } from './look.ts'
import { screenshotsFor, screenshotUrl } from './screenshots.ts'

/** The approximate number of characters that phones show below an icon. */
const SHORT_NAME_LENGTH = 12

/** What comes before it is the same for all companies: "Gesund bei Muster", "Fit mit der Muster AG". */
const BEFORE_COMPANY = /^.*\s(?:bei(?:\s(?:der|dem|den))?|(?:mit|von|für)\s(?:der|dem|den|die))\s/i
const DANGLING = /\s(?:und|oder|bei|mit|von|für|der|die|das|dem|den|im|in|am)$/i

/** The title if it fits, or as many whole words of the company's name, else of the title. */
export const shortNameOf = (title: string): string => {
  if (title.length <= SHORT_NAME_LENGTH) return title
  const name = title.replace(BEFORE_COMPANY, '') || title
  if (name.length <= SHORT_NAME_LENGTH) return name
  const words = name.slice(0, SHORT_NAME_LENGTH + 1).split(' ')
  return words.length > 1
    ? words.slice(0, -1).join(' ').replace(DANGLING, '')
    : name.slice(0, SHORT_NAME_LENGTH)
}

/** The size that Chromium requires of a shortcut's icon. */
const SHORTCUT_ICON_SIZE = 96

export type ManifestApp = Pick<
  AppSettings,
  'appTitle' | 'appPreventionType' | 'appStyle' | 'appScale' | 'appLogo' | 'appEnabledFeatures'
>

/** How a device installs an app of a host (W3C, Web Application Manifest); everything in it is the app's own. */
export const manifestOf = (app: ManifestApp) => {
  const { key } = lookOf(app)
  const palette = mailPaletteOf(app.appStyle, app.appScale)
  const imageOf = (icon: AppIcon) => ({
    src: iconUrl(key, icon),
    sizes: `${icon.size}x${icon.size}`,
    type: 'image/png',
  })
  const shortcutIcons = TILE_ICONS.filter(({ size }) => size === SHORTCUT_ICON_SIZE).map(imageOf)
  const hasDiary = app.appEnabledFeatures.includes('NUTRITION_DIARY')
  return {
    id: '/',
    name: app.appTitle,
    short_name: shortNameOf(app.appTitle),
    description: `${app.appTitle}: dein digitaler Gesundheitscoach`,
    lang: 'de',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: palette.brand,
    background_color: palette.ground,
    categories: ['health', 'lifestyle', 'education'],
    icons: [
      ...TILE_ICONS.map((icon) => ({ ...imageOf(icon), purpose: 'any' })),
      ...MASKABLE_ICONS.map((icon) => ({ ...imageOf(icon), purpose: 'maskable' })),
    ],
    screenshots: screenshotsFor(app.appPreventionType).map((screenshot) => ({
      src: screenshotUrl(key, screenshot),
      sizes: `${screenshot.width}x${screenshot.height}`,
      type: 'image/jpeg',
      form_factor: screenshot.formFactor,
      label: screenshot.label,
    })),
    shortcuts: [
      { name: 'Heute', url: pathTo('dashboard-dashboard-list'), icons: shortcutIcons },
      ...(hasDiary
        ? [
            {
              name: 'Neuer Eintrag',
              url: `${pathTo('nutrition-diary-nutrition-diary-timeline')}?eintrag=neu`,
              icons: shortcutIcons,
            },
          ]
        : []),
    ],
  }
}
