import { NOTHING } from '../pictures/drawing.tsx'
import { StyledPicture } from '../pictures/styled-picture.tsx'

/** The ground alone, at the size that the picture will have: pages set that for the image. */
export const SpotSpace = () => <StyledPicture sourceOf={() => NOTHING} />
