type Fields = Readonly<Record<string, unknown>>

/** How many of the working fields differ from those of the version; values may be any JSON. */
export const countOpenFields = (publishedFields: Fields, working: Fields): number =>
  Object.keys(working).filter(
    (name) => JSON.stringify(publishedFields[name]) !== JSON.stringify(working[name]),
  ).length
