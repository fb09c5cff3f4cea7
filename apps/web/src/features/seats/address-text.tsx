/** An address that breaks before its "@" first, where it must break. */
export const AddressText = ({ emailAddress }: { emailAddress: string }) => {
  const at = emailAddress.lastIndexOf('@')
  if (at <= 0) return emailAddress
  return (
    <>
      {emailAddress.slice(0, at)}
      <wbr />
      {emailAddress.slice(at)}
    </>
  )
}
