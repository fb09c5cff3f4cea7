import type { ReactElement, SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'stroke' | 'width' | 'height'> & {
  /** Width and height in CSS pixels. */
  size?: number
  /** Width of the lines, in units of the 24 × 24 drawing. */
  stroke?: number
}

export type Icon = (props: IconProps) => ReactElement

/** The build calls it for each imported `~icons/tabler/…` (vite.config.ts). @public */
export const createIcon =
  (kind: 'outline' | 'filled', drawing: ReactElement): Icon =>
  ({ size = 24, stroke = 2, ...others }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: an icon accompanies a text or is named by its button
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(kind === 'filled'
        ? { fill: 'currentColor' }
        : {
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: stroke,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          })}
      {...others}
    >
      {drawing}
    </svg>
  )
