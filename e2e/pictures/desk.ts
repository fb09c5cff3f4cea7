import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import {
  createRichTextAsManager,
  updateRichTextAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import { publishModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import {
  createModulePageAsManager,
  getModuleAsManager,
  getModulesAsManager,
  updateModulePageAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { chooseFromMenu } from '../manager/editing.ts'
import { callIn } from './call-in.ts'
import { openAs } from './open-as.ts'
import { openAsAdmin } from './open-as-admin.ts'
import { APPS } from './product.ts'

export const DESK_MODULE = 'Zucker: genießen statt nebenbei'

export type Desk = {
  /** The path of the edited module: a published version, and open changes with findings. */
  modulePath: string
  /** Changes the title of the module's first text, as another editor would. */
  renameFirstText: (page: Page, title: string) => Promise<unknown>
  titleOfFirstText: string
  /** The module as a package. */
  packageFile: { name: string; mimeType: string; buffer: Buffer }
  adminToken: string
}

const tokenOfAdmin = async (browser: Browser): Promise<string> => {
  const page = await openAsAdmin(browser)
  const token = await page.evaluate(() => localStorage.getItem('auth-token'))
  await page.close()
  return token ?? ''
}

const savePackage = async (page: Page): Promise<Desk['packageFile']> => {
  await page.goto(`${APPS.nutrition}/verwaltung/module`)
  const download = page.waitForEvent('download')
  await chooseFromMenu(page, `Mehr zu: ${DESK_MODULE}`, 'Als Paket speichern')
  const savedDownload = await download
  return {
    name: savedDownload.suggestedFilename(),
    mimeType: 'application/zip',
    buffer: await readFile(await savedDownload.path()),
  }
}

/** Publishes a version of a module, and changes it so that there are differences and findings to show. */
export const prepareDesk = async (browser: Browser): Promise<Desk> => {
  const page = await openAs(browser, APPS.nutrition, 'redaktion', {})
  const packageFile = await savePackage(page)
  const modules = await callIn(page, getModulesAsManager, {})
  const moduleId = modules.find(({ title }) => title === DESK_MODULE)?.moduleId ?? ''
  const { pages } = await callIn(page, getModuleAsManager, { moduleId })
  const [first, second] = pages
  const text = first?.contentElements.find(({ type }) => type === 'RICH_TEXT')
  if (!first || !second || text?.type !== 'RICH_TEXT')
    throw new Error(`${DESK_MODULE} has other contents now.`)
  const { contentElementId, title, textHtml } = text
  const write = (html: string) =>
    callIn(page, updateRichTextAsManager, { contentElementId, title, textHtml: html })
  await write(textHtml.replace('gut 16 Stück', 'etwa 16 Stück'))
  await callIn(page, publishModulesAsManager, { moduleIds: [moduleId], note: 'Zahlen geprüft' })
  const changedHtml = textHtml.replace('Viel Zucker begünstigt', 'Wer viel Zucker isst, fördert')
  await write(changedHtml)
  await callIn(page, updateModulePageAsManager, {
    modulePageId: second.modulePageId,
    modulePageTitle: `${second.title}: drei Blicke genügen`,
    modulePageIsExerciseIncluded: second.isExerciseIncluded,
  })
  const modulePageId = randomUUID()
  await callIn(page, createModulePageAsManager, {
    moduleId,
    modulePageId,
    modulePageTitle: 'Naschen unterwegs',
    modulePageIsExerciseIncluded: false,
    modulePageIsEnabled: true,
  })
  await callIn(page, createRichTextAsManager, {
    modulePageId,
    title: 'Was in die Tasche passt',
    textHtml: `<p>Ein Apfel braucht keine Dose. Mehr dazu steht <a href="${APPS.nutrition}/blog/artikel/${randomUUID()}">im Blog</a>.</p>`,
  })
  await page.context().close()
  return {
    modulePath: `/verwaltung/module/inhalte-verwalten/${moduleId}`,
    titleOfFirstText: title,
    renameFirstText: (editor, newTitle) =>
      callIn(editor, updateRichTextAsManager, { contentElementId, title: newTitle, textHtml: changedHtml }),
    packageFile,
    adminToken: await tokenOfAdmin(browser),
  }
}
