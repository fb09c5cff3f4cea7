import { buffer } from 'node:stream/consumers'
import type { Palette } from '@wohlauf/art/scene'
import type { DocumentText } from './document.ts'
import { isShort, writeCards } from './pdf/cards.ts'
import { writeFooters } from './pdf/footer.ts'
import { writeHeader } from './pdf/header.ts'
import { type Section, writeSection } from './pdf/section.ts'
import { openSheet } from './pdf/sheet.ts'

type Document = DocumentText & { appTitle: string; palette: Palette }

/** This number of short sections in a row is an overview, and is laid out side by side. */
const OVERVIEW = 6

const groupsOf = (sections: readonly Section[]): Section[][] => {
  const groups: Section[][] = []
  for (const section of sections) {
    const last = groups.at(-1)
    if (last?.every(isShort) && isShort(section)) last.push(section)
    else groups.push([section])
  }
  return groups
}

export const writePdf = async (document: Document): Promise<Buffer> => {
  const { title, shortDescription, sections, appTitle, palette } = document
  const sheet = openSheet(title, appTitle, palette)
  const bytes = buffer(sheet.pdf)
  writeHeader(sheet, title, shortDescription, appTitle)
  for (const group of groupsOf(sections)) {
    if (group.length >= OVERVIEW) writeCards(sheet, group)
    else for (const section of group) writeSection(sheet, section)
  }
  writeFooters(sheet, title, appTitle)
  sheet.pdf.end()
  return bytes
}
