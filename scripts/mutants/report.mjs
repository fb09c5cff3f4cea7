/** The surviving mutants of an area, as lines for the terminal. */
export function describeArea({ survived, outdated }) {
  return [
    ...survived.map(
      ({ file, line, code, replacement, status }) =>
        `${status === 'NoCoverage' ? 'NO TEST ' : 'SURVIVED'} ${file}:${line}  ${code}  →  ${replacement}`,
    ),
    ...outdated.map(
      ({ file, code, replacement }) =>
        `OUTDATED ${file}  ${code}  →  ${replacement}  is listed as equivalent, but matches no survivor.`,
    ),
  ].join('\n')
}

/** All areas, as a table in Markdown. */
export function describeTable(results) {
  const rows = results.map(({ name, killed, survived, equivalent, score }) => [
    name,
    `${killed.length + survived.length + equivalent.length}`,
    `${killed.length}`,
    `${survived.length}`,
    `${equivalent.length}`,
    `${score} %`,
  ])
  const table = [
    ['area', 'mutants', 'killed', 'survived', 'equivalent', 'killed of non-equivalent'],
    ['---', '---:', '---:', '---:', '---:', '---:'],
    ...rows,
  ]
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
