import { expect, test } from 'vitest'
import { stepIngredients } from './step-ingredients.ts'

const namedIn = (step: string, names: readonly string[]): string[] =>
  (stepIngredients([step], names)[0] ?? []).map(({ index }) => names[index] ?? '')

const expectNamed = (step: string, name: string) => expect(namedIn(step, [name])).toEqual([name])
const expectNotNamed = (step: string, name: string) => expect(namedIn(step, [name])).toEqual([])

test.each([
  ['Die Linsen abspülen.', 'rote Linsen'],
  ['Zwiebel fein würfeln.', 'große Zwiebeln'],
  ['Die Zwiebeln würfeln.', 'Zwiebel'],
  ['Einen Apfel raspeln.', 'kleine Äpfel'],
  ['Mit den Äpfeln belegen.', 'Apfel'],
  ['In jede Mulde ein Ei schlagen.', 'Eier'],
  ['Die Eier trennen, das Eigelb verrühren.', 'Ei'],
  ['Den Saft der Zitronen dazugeben.', 'Bio-Zitrone'],
  ['Mit Walnüssen bestreuen.', 'gehackte Nüsse oder Walnusskerne'],
  ['Die Haselnüsse hacken.', 'Haselnusskerne'],
  ['Den Knoblauch hacken.', 'Knoblauchzehen'],
  ['Knoblauch und Ingwer schälen.', 'frischer Ingwer'],
  ['Den Lachs salzen.', 'Lachsfilet ohne Haut'],
  ['Das Hähnchen anbraten.', 'Hähnchenbrust'],
  ['Das Öl erwärmen.', 'Olivenöl'],
  ['Mit der Hälfte des Öls mischen.', 'Olivenöl'],
  ['Mit der Brühe ablöschen.', 'Gemüsebrühe'],
  ['Die Nudeln abgießen.', 'Vollkornnudeln'],
  ['Die Tomaten zugeben.', 'stückige Tomaten aus der Dose'],
  ['Mehle mischen.', 'Dinkelmehl Type 1050'],
  ['Die Kartoffeln waschen.', 'kleine, festkochende Kartoffeln'],
  ['Die Hälfte der Beeren verteilen.', 'gemischte Beeren, frisch oder tiefgekühlt'],
  ['Den Käse darüberreiben.', 'Hartkäse mit mikrobiellem Lab, gerieben'],
  ['Mit Zitronensaft abschmecken.', 'Zitrone'],
  ['Apfelspalten darauflegen.', 'Äpfel'],
  ['Die Brokkoliröschen kochen.', 'Brokkoli'],
  ['salzen, pfeffern und kochen', 'Salz und Pfeffer'],
  ['Mit Pfeffer abschmecken.', 'Salz und Pfeffer'],
  ['Minze hacken.', 'Minze oder Petersilie'],
  ['Mit Petersilie bestreuen.', 'glatte Petersilie'],
  ['Die Linsen abspülen.', 'Rote Linsen'],
  ['Die linsen abspülen.', 'linsen'],
  ['Die Möhren schälen.', 'Möhre(n)'],
  ['Crème fraîche unterrühren.', 'Crème fraîche'],
])('"%s" names "%s"', expectNamed)

test.each([
  ['Das Gemüse schneiden.', 'Gemüsebrühe'],
  ['In einer Salatschüssel mischen.', 'Salat'],
  ['Den Reiskocher einschalten.', 'Reis'],
  ['Im Ofen rösten.', 'Olivenöl'],
  ['Einen Eimer füllen.', 'Eier'],
  ['Ein Eis dazu servieren.', 'Eier'],
  ['Mit zwei Teelöffeln formen.', 'Tee'],
  ['Die Butter zerlassen.', 'Buttermilch'],
  ['Aus der Dose nehmen.', 'stückige Tomaten aus der Dose'],
  ['Die Haut abziehen.', 'Lachsfilet ohne Haut'],
  ['Die Enden abschneiden.', 'Mandeln'],
  ['reichlich und gleichmäßig verteilen', 'Reis'],
  ['', 'Reis'],
])('"%s" does not name "%s"', expectNotNamed)

test('the closest ingredient is meant', () => {
  const names = ['rote Paprika', 'edelsüßes Paprikapulver', 'Olivenöl', 'Öl zum Braten']
  expect(namedIn('Das Paprikapulver mitrösten.', names)).toEqual(['edelsüßes Paprikapulver'])
  expect(namedIn('Die Paprika würfeln.', names)).toEqual(['rote Paprika'])
  expect(namedIn('Das Öl erwärmen.', names)).toEqual(['Öl zum Braten'])
})

test('several that fit equally are all meant, in the order of the recipe', () => {
  const names = ['Salz', 'Dinkelvollkornmehl', 'Weizenmehl Type 550']
  expect(namedIn('Das Mehl mit Salz mischen.', names)).toEqual(names)
})

test('all, and the rest, of the ingredients', () => {
  const steps = ['Die Bananen zerdrücken.', 'Die restlichen Zutaten mischen.', 'Alle Zutaten verrühren.']
  const names = ['Bananen', 'Haferflocken', 'Zimt']
  expect(stepIngredients(steps, names).map((step) => step.map(({ index }) => index))).toEqual([
    [0],
    [1, 2],
    [0, 1, 2],
  ])
  expect(namedIn('Alle Zutaten für die Sauce verrühren.', names)).toEqual([])
})

test.each([
  ['half, and the rest', ['Die Hälfte des Öls erhitzen.', 'Im restlichen Öl braten.'], [true, true]],
  ['the rest of it', ['Öl erhitzen.', 'Mit dem Rest vom Öl beträufeln.'], [true, true]],
  ['half, and never again', ['Die Hälfte vom Öl erhitzen.'], [false]],
  ['cut first, used later', ['Öl abmessen.', 'Öl zugeben.'], [false, false]],
  ['another one is divided', ['Die Hälfte der Beeren im Topf in Öl dünsten.', 'Öl zugeben.'], [false, false]],
])('an amount is divided: %s', (_, steps, divided) => {
  expect(
    stepIngredients(steps, ['Olivenöl'])
      .flat()
      .map(({ isDivided }) => isDivided),
  ).toEqual(divided)
})
