type Fields = Readonly<Record<string, unknown>>

/** How many of the working fields differ from those of the version; values may be any JSON. */
export const countOpenFields = (published: Fields, working: Fields): number =>
  Object.keys(working).filter((name) => JSON.stringify(published[name]) !== JSON.stringify(working[name]))
    .length
