import type { AppLogo } from '../values/app-look.ts'

/** A wide logo contains the app's name and stands in its place; any other stands beside it. */
export const isWithName = ({ width, height }: Pick<AppLogo, 'width' | 'height'>): boolean =>
  width >= 2 * height
