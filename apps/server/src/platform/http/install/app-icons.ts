/** A tile has transparent round corners; a square is cut by the device, to a circle or with corners of its own. */
type IconShape = 'tile' | 'square'

export type AppIcon = { name: string; size: number; shape: IconShape }

const TILES = [48, 72, 96, 128, 144, 152, 192, 256, 384, 512]
const MASKABLE = [192, 384, 512]

/** The size that iOS asks for; it cuts the corners and fills transparent parts with black. */
export const TOUCH_ICON: AppIcon = { name: 'touch-180.png', size: 180, shape: 'square' }

export const FAVICON: AppIcon = { name: 'icon-48.png', size: 48, shape: 'tile' }

export const TILE_ICONS: readonly AppIcon[] = TILES.map((size) => ({
  name: `icon-${size}.png`,
  size,
  shape: 'tile',
}))

export const MASKABLE_ICONS: readonly AppIcon[] = MASKABLE.map((size) => ({
  name: `maskable-${size}.png`,
  size,
  shape: 'square',
}))

export const ALL_ICONS: readonly AppIcon[] = [TOUCH_ICON, ...TILE_ICONS, ...MASKABLE_ICONS]

export const iconNamed = (name: string): AppIcon | null =>
  ALL_ICONS.find((icon) => icon.name === name) ?? null

export const iconUrl = (look: string, { name }: AppIcon): string => `/api/files/icons/${look}/${name}`
