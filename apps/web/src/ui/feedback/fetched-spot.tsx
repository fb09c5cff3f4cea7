import { StyledPicture } from '../pictures/styled-picture.tsx'

const pictures = import.meta.glob<string>(
  ['../../art/spots/*.svg', '!../../art/spots/{offline,login}-*.svg'],
  { query: '?url', import: 'default', eager: true },
)

const FetchedSpot = ({ kind }: { kind: string }) => (
  <StyledPicture sourceOf={(style) => pictures[`../../art/spots/${kind}-${style}.svg`]} />
)

export default FetchedSpot
