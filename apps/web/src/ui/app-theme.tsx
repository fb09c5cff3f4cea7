import { type CSSVariablesResolver, MantineProvider } from '@mantine/core'
import type { AppStyle } from '@wohlauf/contract/features'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { themeFor } from './theme.ts'

/** The document's nonce, under which the security policy lets components write their style elements. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Mantine's greys for hints are too pale to be read by everybody; these have 4.5 : 1 and more on white and on the tint. */
const readableGreys: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-dimmed': '#526170', '--mantine-color-placeholder': '#606e7b' },
  dark: {},
})

/** Puts an app's style over everything inside, and on the document for what stands outside (dialogs, background). */
export const AppTheme = ({ style, children }: { style: AppStyle; children: ReactNode }) => {
  const theme = useMemo(() => themeFor(style), [style])
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
