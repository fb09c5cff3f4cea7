/** Allows a line break before the "@". */
export const AddressText = ({ emailAddress }: { emailAddress: string }) => {
  const atSign = emailAddress.lastIndexOf('@')
  if (atSign <= 0) return emailAddress
  return (
    <>
      {emailAddress.slice(0, atSign)}
      <wbr />
      {emailAddress.slice(atSign)}
    </>
  )
}
