type Fields = Readonly<Record<string, unknown>>

/** How many of the working fields differ from those of the version; they may be anything that JSON has. */
export const countOpenFields = (published: Fields, working: Fields): number =>
  Object.keys(working).filter((name) => JSON.stringify(published[name]) !== JSON.stringify(working[name]))
    .length
