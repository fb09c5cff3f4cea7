import { MantineProvider } from '@mantine/core'
import type { AppStyle } from '@wohlauf/contract/features'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { themeFor } from './theme.ts'

/** The document's nonce, under which the security policy lets components write their style elements. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Puts an app's style over everything inside, and on the document for what stands outside (dialogs, background). */
export const AppTheme = ({ style, children }: { style: AppStyle; children: ReactNode }) => {
  const theme = useMemo(() => themeFor(style), [style])
  useLayoutEffect(() => {
    document.documentElement.dataset.style = style
  }, [style])
  return (
    <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={nonce}>
      {children}
    </MantineProvider>
  )
}
