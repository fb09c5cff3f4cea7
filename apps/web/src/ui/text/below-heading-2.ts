const BIGGEST_HEADING = /<h2\b/i

/** A text's headings begin at level 3, no matter what its highest one is: no level is skipped. */
export const belowHeading2 = (html: string): string =>
  BIGGEST_HEADING.test(html)
    ? html.replace(/(<\/?h)([23])\b/gi, (_whole, tag: string, level: string) => `${tag}${Number(level) + 1}`)
    : html
