import type { PreventionType } from '@wohlauf/contract/values/features'
import list from './screenshots/screenshots.json' with { type: 'json' }

/** A picture of the product without the app's colours, which are added later; sizes are in pixels. */
export type Screenshot = (typeof list.screenshots)[number]

/** The ten shades in which they were taken: greys, so they show no app's colour. */
export const SHADES_OF_SCREENSHOTS: readonly string[] = list.scale

export const screenshotsFor = (preventionType: PreventionType): Screenshot[] =>
  list.screenshots.filter((screenshot) => screenshot.preventionType === preventionType)

/** An app does not have the screenshots of other apps, which show other content. */
export const screenshotNamed = (name: string, preventionType: PreventionType): Screenshot | null =>
  screenshotsFor(preventionType).find(({ file }) => `${file}.jpg` === name) ?? null

/** Names the drawing: an app's look, and the pictures as they were last taken. */
export const screenshotVersion = (look: string): string => `${look}-${list.version}`

export const screenshotUrl = (look: string, { file }: Screenshot): string =>
  `/api/files/screenshots/${screenshotVersion(look)}/${file}.jpg`
