import { bunch, gram, handful, millilitre, piece, tablespoon, teaspoon, toTaste } from '../../ingredients.ts'
import type { DemoRecipe } from '../../types.ts'

export const ovenVegetables: DemoRecipe = {
  dish: 'oven-vegetables',
  seed: 0,
  name: 'Ofengemüse mit Kichererbsen',
  subTitle: 'Ein Blech, dazu ein Löffel Zitronenjoghurt',
  totalTimeInMinutes: 55,
  preparationTimeInMinutes: 20,
  portions: 4,
  ingredients: [
    gram(600, 'Süßkartoffeln'),
    piece(2, 'rote Paprika'),
    piece(2, 'kleine Zucchini'),
    piece(2, 'rote Zwiebeln'),
    gram(480, 'gekochte Kichererbsen, abgetropft'),
    tablespoon(3, 'Olivenöl'),
    teaspoon(2, 'edelsüßes Paprikapulver'),
    gram(250, 'Naturjoghurt'),
    piece(1, 'Bio-Zitrone'),
    handful(1, 'Minze oder Petersilie'),
    toTaste('Salz und Pfeffer'),
  ],
  preparationSteps: [
    'Den Ofen auf <strong>200 Grad</strong> Umluft vorheizen und ein Blech mit Backpapier belegen.',
    'Die Süßkartoffeln schälen und in fingerdicke Stücke schneiden. Paprika, Zucchini und Zwiebeln gröber schneiden, denn sie garen schneller. Die Kichererbsen abspülen und trocken tupfen.',
    'Alles auf dem Blech mit Öl, Paprikapulver, Salz und Pfeffer mischen. Die Stücke sollen nebeneinanderliegen, sonst dünsten sie.',
    'In der Mitte des Ofens <strong>30 bis 35 Minuten</strong> rösten und nach der Hälfte einmal wenden.',
    'Den Joghurt mit Abrieb und etwas Saft der Zitrone verrühren und salzen. Das Gemüse mit den gehackten Kräutern und dem Joghurt servieren.',
  ],
  tipBox:
    '<p>Reste schmecken kalt als Salat: mit einem Schuss Essig und ein paar Blättern Rucola für die Mittagspause.</p>',
  allergens: ['MILK'],
  diets: ['VEGETARIAN', 'GLUTEN_FREE'],
}

export const salmonTray: DemoRecipe = {
  dish: 'salmon-tray',
  seed: 3,
  name: 'Lachs mit Kartoffeln und grünen Bohnen',
  subTitle: 'Alles von einem Blech, fast ohne Abwasch',
  totalTimeInMinutes: 50,
  preparationTimeInMinutes: 15,
  portions: 4,
  ingredients: [
    gram(800, 'kleine, festkochende Kartoffeln'),
    gram(400, 'grüne Bohnen'),
    gram(500, 'Lachsfilet ohne Haut'),
    gram(200, 'Kirschtomaten'),
    tablespoon(3, 'Olivenöl'),
    piece(1, 'Bio-Zitrone'),
    bunch(0.5, 'Dill'),
    toTaste('Salz und Pfeffer'),
  ],
  preparationSteps: [
    'Den Ofen auf <strong>200 Grad</strong> Ober- und Unterhitze vorheizen. Die Kartoffeln waschen, halbieren, auf einem Blech mit der Hälfte des Öls und etwas Salz mischen und <strong>20 Minuten</strong> backen.',
    'Inzwischen die Enden der Bohnen abschneiden und die Bohnen in Salzwasser <strong>10 Minuten</strong> kochen: Roh sind sie giftig. Dann abgießen.',
    'Den Lachs in vier Stücke schneiden, salzen und pfeffern. Die Zitrone in Scheiben schneiden.',
    'Bohnen und Tomaten zu den Kartoffeln geben, den Lachs darauflegen, mit dem restlichen Öl beträufeln und mit den Zitronenscheiben belegen. Weitere <strong>12 bis 15 Minuten</strong> backen, bis der Lachs sich leicht teilen lässt.',
    'Den Dill hacken und darüberstreuen.',
  ],
  tipBox:
    '<p>Tiefgekühlter Lachs taut am besten über Nacht im Kühlschrank auf. Achte auf das Siegel für nachhaltigen Fang oder Bio-Zucht.</p>',
  allergens: ['FISH'],
  diets: ['LACTOSE_FREE', 'GLUTEN_FREE'],
}

export const seedBread: DemoRecipe = {
  dish: 'seed-bread',
  seed: 1,
  name: 'Körnerbrot ohne Kneten',
  subTitle: 'Zehn Minuten Arbeit, den Rest macht die Hefe',
  totalTimeInMinutes: 140,
  preparationTimeInMinutes: 10,
  portions: 16,
  ingredients: [
    gram(300, 'Dinkelvollkornmehl'),
    gram(200, 'Dinkelmehl Type 1050'),
    gram(7, 'Trockenhefe'),
    gram(10, 'Salz'),
    gram(60, 'Sonnenblumenkerne'),
    gram(40, 'Leinsamen'),
    gram(20, 'Sesam'),
    millilitre(430, 'lauwarmes Wasser'),
    tablespoon(1, 'Apfelessig'),
  ],
  preparationSteps: [
    'Mehle, Hefe, Salz, Sonnenblumenkerne und Leinsamen in einer großen Schüssel mischen. Wasser und Essig zugeben und mit einem Löffel verrühren, bis kein trockenes Mehl mehr zu sehen ist.',
    'Die Schüssel abdecken und den Teig an einem warmen Ort <strong>eine Stunde</strong> gehen lassen.',
    'Den Ofen auf <strong>220 Grad</strong> Ober- und Unterhitze vorheizen. Eine Kastenform mit Backpapier auslegen, den Teig einfüllen, mit nassen Fingern glatt streichen und mit Sesam bestreuen.',
    'Das Brot <strong>10 Minuten</strong> backen, dann die Hitze auf <strong>190 Grad</strong> senken und weitere <strong>45 Minuten</strong> backen.',
    'Aus der Form nehmen und auf die Unterseite klopfen: Klingt es hohl, ist das Brot fertig. Vor dem Anschneiden ganz auskühlen lassen.',
  ],
  tipBox: '<p>Ergibt etwa 16 Scheiben. In Scheiben eingefroren kommt jede einzeln in den Toaster.</p>',
  allergens: ['GLUTEN', 'SESAME'],
  diets: ['VEGAN'],
}
