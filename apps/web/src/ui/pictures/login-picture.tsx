import { StyledPicture } from './styled-picture.tsx'

const pictures = import.meta.glob<string>('../../art/spots/login-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Separate from the other spots: it is on the first page, which loads no code for it. */
export const LoginPicture = () => (
  <StyledPicture sourceOf={(style) => pictures[`../../art/spots/login-${style}.svg`]} />
)
