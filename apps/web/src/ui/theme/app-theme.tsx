import { type CSSVariablesResolver, MantineProvider } from '@mantine/core'
import { NIGHT_SCALES, SCALES } from '@wohlauf/art/palette'
import type { AppStyle } from '@wohlauf/contract/values/features'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { theme } from './theme.ts'

/** The document's nonce, with which the security policy allows components' style elements. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

type Scale = readonly string[] | null | undefined

const variablesOf = (name: string, scale: readonly string[]) =>
  scale.map((colour, shade) => [`--${name}-${shade}`, colour])

/** Combines both scales; `styles.css` chooses between them by the appearance. */
export const scalesOf =
  (style: AppStyle, day: Scale, night: Scale): CSSVariablesResolver =>
  () => ({
    variables: Object.fromEntries([
      ...variablesOf('day', day ?? SCALES[style]),
      ...variablesOf('night', night ?? NIGHT_SCALES[style]),
    ]),
    light: {},
    dark: {},
  })

type AppThemeProps = {
  style: AppStyle
  /** The app's own colours for each appearance; without them the style's. */
  scale?: Scale
  nightScale?: Scale
  children: ReactNode
}

/** Sets the style for its children, and in the document for elements outside of them (dialogs, background). */
export const AppTheme = ({ style, scale, nightScale, children }: AppThemeProps) => {
  const resolver = useMemo(() => scalesOf(style, scale, nightScale), [style, scale, nightScale])
  useLayoutEffect(() => {
    document.documentElement.dataset.style = style
  }, [style])
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      cssVariablesResolver={resolver}
      getStyleNonce={nonce}
    >
      {children}
    </MantineProvider>
  )
}
