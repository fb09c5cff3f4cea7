import { expect, test } from 'vitest'
import { sentencesIn } from './sentences.ts'

test.each<[string, string[]]>([
  ['Trink genug. Am besten Wasser!', ['Trink genug.', 'Am besten Wasser!']],
  ['Warum? Darum.', ['Warum?', 'Darum.']],
  ['Iss Nüsse, z. B. Walnüsse. Sie sättigen.', ['Iss Nüsse, z. B. Walnüsse.', 'Sie sättigen.']],
  ['Iss Nüsse, z.\u00A0B. Walnüsse.', ['Iss Nüsse, z.\u00A0B. Walnüsse.']],
  ['Iss Nüsse, z.B. Walnüsse.', ['Iss Nüsse, z.B. Walnüsse.']],
  ['Das sind ca. 30 Gramm. Mehr nicht.', ['Das sind ca. 30 Gramm.', 'Mehr nicht.']],
  ['Gemüse bzw. Obst, d. h. Pflanzen.', ['Gemüse bzw. Obst, d. h. Pflanzen.']],
  ['Am 3. Oktober ist frei.', ['Am 3. Oktober ist frei.']],
  ['Seit 1990. Danach nicht mehr.', ['Seit 1990.', 'Danach nicht mehr.']],
  ['Ein Teller hat 1.250 kJ. Das ist viel.', ['Ein Teller hat 1.250 kJ.', 'Das ist viel.']],
  ['Rund 2,5 Liter. Jeden Tag.', ['Rund 2,5 Liter.', 'Jeden Tag.']],
  ['Dr. Muster empfiehlt max. 5 g Salz. Gut so.', ['Dr. Muster empfiehlt max. 5 g Salz.', 'Gut so.']],
  ['Brot, Reis usw. Alles zählt.', ['Brot, Reis usw.', 'Alles zählt.']],
  ['Sie sagte: „Es geht mir gut.“ Dann ging sie.', ['Sie sagte: „Es geht mir gut.“', 'Dann ging sie.']],
  ['  Ein Titel ohne Punkt ', ['Ein Titel ohne Punkt']],
  ['Am Ende steht z. B.', ['Am Ende steht z. B.']],
  ['… – !', []],
  ['', []],
])('%j is spoken as %j', (text, sentences) => {
  expect(sentencesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences)
})
