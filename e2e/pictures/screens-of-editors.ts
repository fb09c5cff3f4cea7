import type { Browser } from '@playwright/test'
import { chooseFromMenu, dialogNamed, field, rowNamed } from '../manager/editing.ts'
import { DESK_MODULE, type Desk } from './desk.ts'
import { follow, type PictureVariant, press, type Step, takeScreen } from './looks.ts'
import { openAs, openDevice } from './open-as.ts'
import { ADMIN_SITE, APPS } from './product.ts'

const SITE = APPS.nutrition

const at =
  (path: string): Step =>
  (page) =>
    page.goto(`${SITE}${path}`)

const seen =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).first().waitFor()

const leave: Step = (page) => page.keyboard.press('Escape')

const hasPicturesInDialog: Step = (page) =>
  page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[role="dialog"] img')]
    const inView = pictures.filter((picture) => picture.getBoundingClientRect().top < innerHeight)
    return inView.length > 0 && inView.every(({ complete }) => complete)
  })

const editText =
  (title: string): Step =>
  (page) =>
    field(rowNamed(page, 'Text bearbeiten'), 'Titel').fill(title)

const choosePackage =
  (dialog: string, file: Desk['packageFile']): Step =>
  (page) =>
    dialogNamed(page, dialog).locator('input[type=file]').setInputFiles(file)

const linesOfModule = ({ modulePath, titleOfFirstText, renameFirstText }: Desk): readonly Step[][] => [
  [at(modulePath), seen('Seite in der Vorschau')],
  [press(/^Bearbeiten: Kurz nachgedacht/), seen('Frage')],
  [
    leave,
    (page) =>
      page
        .getByRole('combobox', { name: /^Neuer Inhalt am Ende von/ })
        .first()
        .fill('/'),
    (page) => page.getByRole('listbox').getByRole('option').first().waitFor(),
  ],
  [
    leave,
    press(`Bearbeiten: ${titleOfFirstText}`),
    editText('Ein nüchterner Blick auf Süßes'),
    leave,
    seen('Entwurf behalten'),
  ],
  [
    press('Wieder öffnen'),
    seen('Titel'),
    (page) => renameFirstText(page, 'Zucker, nüchtern betrachtet'),
    (page) => rowNamed(page, 'Text bearbeiten').getByRole('button', { name: 'Speichern' }).click(),
    seen(/wurde inzwischen geändert/),
  ],
  [
    press('Neuen Stand übernehmen'),
    leave,
    (page) => renameFirstText(page, titleOfFirstText),
    at(modulePath),
    (page) => chooseFromMenu(page, 'Mehr zu: Kurz erklärt: freier Zucker', 'Löschen'),
    seen('Rückgängig'),
  ],
  [
    press('Rückgängig'),
    press('Änderungen veröffentlichen'),
    (page) => dialogNamed(page, 'Änderungen veröffentlichen').waitFor(),
  ],
  [at(`${modulePath}/versionen`), follow(/Zahlen geprüft/), seen(/^Von Version/)],
]

const openFirst =
  (list: string, name: string | RegExp, form: string): Step =>
  async (page) => {
    await at(list)(page)
    await follow(name)(page)
    await page.getByRole('form', { name: form }).waitFor()
  }

const statesOf = (desk: Desk): readonly Step[][] => [
  [at('/verwaltung/uebersicht'), seen('Zuletzt erschienen')],
  [at('/verwaltung/module'), seen(/Minuten|Min\./)],
  [
    (page) => chooseFromMenu(page, `Mehr zu: ${DESK_MODULE}`, 'Wo lesen sie nicht weiter?'),
    seen('So viele haben die Seite erreicht'),
  ],
  ...linesOfModule(desk),
  [openFirst('/verwaltung/rezepte', 'Rote Linsensuppe mit Zitrone', 'Rezept bearbeiten')],
  [press('Bild aus der App wählen'), hasPicturesInDialog],
  [openFirst('/verwaltung/erfahrungsberichte', /,/, 'Erfahrungsbericht bearbeiten')],
  [openFirst('/verwaltung/blog', /Fünf Hände voll/, 'Blog Artikel bearbeiten')],
  [at('/verwaltung/rueckmeldungen'), seen(/Büroalltag/)],
  [
    press('Springen zu'),
    (page) => page.getByRole('combobox', { name: 'Springen zu' }).fill('zucker'),
    seen(/Treffer/),
  ],
  [
    at('/verwaltung/module'),
    press(`Mehr zu: ${DESK_MODULE}`),
    (page) => page.getByRole('menuitem', { name: 'Als Paket speichern' }).waitFor(),
  ],
  [
    leave,
    press('Paket einspielen'),
    choosePackage('Paket einspielen', desk.packageFile),
    seen('Daraus entsteht'),
  ],
  [
    choosePackage('Paket einspielen', {
      ...desk.packageFile,
      buffer: desk.packageFile.buffer.subarray(0, 900),
    }),
    (page) => dialogNamed(page, 'Paket einspielen').getByRole('alert').waitFor(),
  ],
]

const chooseApp =
  (nth: number): Step =>
  (page) =>
    dialogNamed(page, 'Paket übergeben').getByRole('checkbox').nth(nth).check()

const handoverOf = (desk: Desk): readonly Step[] => [
  (page) => page.goto(`${ADMIN_SITE}/login`),
  (page) => page.evaluate((token) => localStorage.setItem('auth-token', token), desk.adminToken),
  (page) => page.goto(`${ADMIN_SITE}/verwaltung/apps`),
  press('Paket übergeben'),
  choosePackage('Paket übergeben', desk.packageFile),
  seen('Daraus entsteht'),
  chooseApp(0),
  chooseApp(1),
]

/** The screens of the decision record that compares editors' screens, in its order. */
export const screensOfEditors = async (
  browser: Browser,
  look: PictureVariant,
  desk: Desk,
): Promise<Buffer[]> => {
  const editor = await openAs(browser, SITE, 'redaktion', look.device)
  const screens: Buffer[] = []
  for (const steps of statesOf(desk)) screens.push(await takeScreen(editor, steps, look))
  const admin = await openDevice(browser, look.device)
  screens.push(await takeScreen(admin, handoverOf(desk), look))
  await editor.close()
  await admin.close()
  return screens
}
