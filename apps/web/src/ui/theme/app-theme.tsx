import { type CSSVariablesResolver, MantineProvider } from '@mantine/core'
import type { AppStyle } from '@wohlauf/contract/features'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { themeFor } from './theme.ts'

/** The document's nonce, with which the security policy allows components' style elements. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Mantine's greys for hints have too little contrast; these have at least 4.5 : 1 on white and on the tint. */
const readableGreys: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-dimmed': '#526170', '--mantine-color-placeholder': '#606e7b' },
  dark: {},
})

type AppThemeProps = {
  style: AppStyle
  /** The shades of the app's own colour; without them the style's. */
  scale?: readonly string[] | null | undefined
  children: ReactNode
}

/** Sets the style for its children, and in the document for elements outside of them (dialogs, background). */
export const AppTheme = ({ style, scale, children }: AppThemeProps) => {
  const theme = useMemo(() => themeFor(style, scale), [style, scale])
  useLayoutEffect(() => {
    document.documentElement.dataset.style = style
  }, [style])
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      cssVariablesResolver={readableGreys}
      getStyleNonce={nonce}
    >
      {children}
    </MantineProvider>
  )
}
