import { StyledPicture } from '../pictures/styled-picture.tsx'

/** One transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** The ground alone, at the size that the picture will have: pages set that for the image. */
export const SpotSpace = () => <StyledPicture sourceOf={() => NOTHING} />
