import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { ButtonElement } from './button-element.tsx'

const FONT = "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

/**
 * Sizes in rem of 16 px. The colours are those of `styles.css`, which depend on style and appearance:
 * Mantine's own rules for a dark appearance are not used, because `styles.css` already inverts everything
 * that they would.
 */
export const theme = createTheme({
  colors: {
    brand: Array.from({ length: 10 }, (_, shade) => `var(--brand-${shade})`) as unknown as MantineColorsTuple,
  },
  white: 'var(--surface)',
  black: 'var(--ink)',
  primaryColor: 'brand',
  primaryShade: 6,
  fontFamily: FONT,
  headings: {
    fontFamily: FONT,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  lineHeights: { md: '1.6' },
  radius: { sm: '8px', md: '12px', lg: '20px' },
  defaultRadius: 'md',
  shadows: { sm: 'var(--shadow)' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md', component: ButtonElement } },
    ActionIcon: { defaultProps: { component: ButtonElement } },
    // Mantine writes badges in capitals, but the specification's texts stay as written.
    Badge: { styles: { root: { textTransform: 'none' } } },
    TextInput: { defaultProps: { size: 'md' } },
  },
})
