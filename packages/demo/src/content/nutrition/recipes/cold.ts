import { bunch, gram, handful, millilitre, piece, tablespoon, teaspoon, toTaste } from '../../ingredients.ts'
import type { DemoRecipe } from '../../types.ts'

export const overnightOats: DemoRecipe = {
  dish: 'overnight-oats',
  seed: 2,
  name: 'Overnight Oats mit Beeren',
  subTitle: 'Abends anrühren, morgens löffeln',
  totalTimeInMinutes: 490,
  preparationTimeInMinutes: 10,
  portions: 2,
  ingredients: [
    gram(100, 'zarte Haferflocken'),
    millilitre(200, 'Milch'),
    gram(150, 'Naturjoghurt'),
    tablespoon(1, 'geschrotete Leinsamen'),
    teaspoon(0.5, 'Zimt'),
    gram(200, 'gemischte Beeren, frisch oder tiefgekühlt'),
    tablespoon(2, 'gehackte Mandeln'),
    toTaste('Honig'),
  ],
  preparationSteps: [
    'Haferflocken, Milch, Joghurt, Leinsamen und Zimt in einer Schüssel verrühren.',
    'Die Hälfte der Beeren auf Gläser mit Deckel verteilen, die Haferflocken daraufgeben und die Gläser verschließen.',
    'Über Nacht in den Kühlschrank stellen. Nach <strong>8 Stunden</strong> sind die Flocken weich und cremig.',
    'Am Morgen umrühren, mit den restlichen Beeren und den Mandeln bestreuen und nach Geschmack mit etwas Honig süßen.',
  ],
  tipBox:
    '<p>Im geschlossenen Glas halten sie sich drei Tage. Gut für die Bahn: Löffel einpacken nicht vergessen.</p>',
  allergens: ['GLUTEN', 'MILK', 'NUTS'],
  diets: ['VEGETARIAN'],
}

export const bulgurSalad: DemoRecipe = {
  dish: 'bulgur-salad',
  seed: 4,
  name: 'Bulgursalat mit Minze',
  subTitle: 'Frisch, sättigend und gut mitzunehmen',
  totalTimeInMinutes: 30,
  preparationTimeInMinutes: 20,
  portions: 4,
  ingredients: [
    gram(250, 'Bulgur'),
    piece(1, 'Salatgurke'),
    gram(250, 'Kirschtomaten'),
    piece(4, 'Frühlingszwiebeln'),
    bunch(1, 'Petersilie'),
    handful(1, 'Minze'),
    gram(150, 'Schafskäse mit mikrobiellem Lab'),
    tablespoon(4, 'Olivenöl'),
    piece(1.5, 'Zitronen'),
    toTaste('Salz und Pfeffer'),
  ],
  preparationSteps: [
    'Den Bulgur mit der doppelten Menge kochendem Salzwasser übergießen, abdecken und <strong>15 Minuten</strong> quellen lassen. Mit einer Gabel auflockern.',
    'Inzwischen die Gurke würfeln, die Tomaten vierteln, die Frühlingszwiebeln in Ringe schneiden und die Kräuter hacken.',
    'Die Zitronen auspressen und den Saft mit Öl, Salz und Pfeffer verrühren.',
    'Alles mit dem Bulgur mischen, <strong>5 Minuten</strong> ziehen lassen, abschmecken und den Schafskäse darüberbröseln.',
  ],
  tipBox: '<p>Zum Mitnehmen den Käse getrennt einpacken und erst vor dem Essen darübergeben.</p>',
  allergens: ['GLUTEN', 'MILK'],
  diets: ['VEGETARIAN'],
}

export const appleQuark: DemoRecipe = {
  dish: 'apple-quark',
  seed: 0,
  name: 'Apfel-Zimt-Quark mit Haselnüssen',
  subTitle: 'Für den Nachmittag, wenn du etwas Süßes möchtest',
  totalTimeInMinutes: 10,
  preparationTimeInMinutes: 10,
  portions: 2,
  ingredients: [
    gram(30, 'Haselnusskerne'),
    piece(2, 'kleine Äpfel'),
    gram(250, 'Magerquark'),
    tablespoon(4, 'sprudelndes Mineralwasser'),
    teaspoon(1, 'Zimt'),
    toTaste('Honig'),
  ],
  preparationSteps: [
    'Die Haselnüsse grob hacken und in einer Pfanne ohne Fett rösten, bis sie duften.',
    'Einen Apfel grob raspeln, den anderen in feine Spalten schneiden.',
    'Den Quark mit dem Mineralwasser cremig rühren, den geraspelten Apfel und den Zimt unterheben und nach Geschmack süßen.',
    'In Schalen füllen, mit Apfelspalten und Haselnüssen belegen.',
  ],
  tipBox: '<p>Das Sprudelwasser macht den Quark locker, ganz ohne Sahne.</p>',
  allergens: ['MILK', 'NUTS'],
  diets: ['VEGETARIAN', 'GLUTEN_FREE'],
}
