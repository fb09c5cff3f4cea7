/** One to three pages. */
export type DocumentText = {
  title: string
  shortDescription: string
  sections: readonly { heading: string; paragraphs: readonly string[]; list?: readonly string[] }[]
}
