import type { DemoExperienceReport } from '../types.ts'

export const experienceReports: readonly DemoExperienceReport[] = [
  {
    name: 'Petra',
    ageInYears: 54,
    job: 'Bürokauffrau',
    familySituation: 'Verheiratet, zwei erwachsene Kinder',
    picture: { subject: 'portrait', seed: 2, alternativeText: 'Petra, gezeichnet, mit hochgestecktem Haar' },
    content:
      '<h2>Der Keks um vier</h2><p>Ich habe nie gedacht, dass ich viel nasche. Dann habe ich eine Woche lang aufgeschrieben, was ich esse, und jeden Nachmittag um vier stand da: Kekse. Nicht aus Hunger. Um vier wird es bei uns im Büro still, und ich war müde.</p><p>Ich habe nichts verboten. Ich habe nur zuerst ein Glas Wasser getrunken und bin einmal um den Block gegangen. Manchmal wollte ich danach noch einen Keks, oft nicht mehr.</p><h2>Was geblieben ist</h2><p>Nach drei Monaten ist der Gang um den Block das, worauf ich mich freue. Zwei Kolleginnen kommen inzwischen mit. Die Kekse stehen immer noch da. Sie sind mir nur nicht mehr so wichtig.</p>',
  },
  {
    name: 'Murat',
    ageInYears: 38,
    job: 'Mechatroniker im Schichtdienst',
    familySituation: 'Verheiratet, ein Kind',
    picture: { subject: 'portrait', seed: 3, alternativeText: 'Murat, gezeichnet, mit kurzem dunklem Haar' },
    content:
      '<h2>Essen nach der Uhr ging nicht</h2><p>In der Frühschicht frühstücke ich um halb fünf, in der Nachtschicht um vier Uhr nachmittags. Alle Pläne, die ich vorher probiert hatte, waren für Leute, die um acht ins Büro gehen. Nach einer Woche war ich immer raus.</p><p>Geholfen hat mir eine einzige Regel: Vor jeder Schicht koche ich eine Sache mehr, als ich brauche. Linsen, Reis, ein Blech Gemüse. Das steht dann im Spind, und der Automat muss nicht mehr sein.</p><h2>Ein Rückschlag</h2><p>Im Urlaub habe ich alles vergessen. Früher hätte ich dann aufgehört. Diesmal habe ich am ersten Arbeitstag wieder Linsen gekocht. Mehr war es nicht.</p>',
  },
  {
    name: 'Helga',
    ageInYears: 67,
    job: 'Rentnerin, früher Bibliothekarin',
    familySituation: 'Verwitwet, vier Enkel',
    picture: { subject: 'portrait', seed: 7, alternativeText: 'Helga, gezeichnet, mit langem grauem Haar' },
    content:
      '<h2>Für eine Person kochen</h2><p>Als mein Mann gestorben war, habe ich lange nur Brot gegessen. Für mich allein kochen, das lohnte sich nicht, dachte ich.</p><p>In der Einführung stand der Satz: Fang kleiner an. Also habe ich mit einer Suppe in der Woche angefangen, immer sonntags. Einen Teller für mich, drei Gläser in den Gefrierschrank. Am Mittwoch war ich dann jedes Mal froh über mich selbst vom Sonntag.</p><h2>Donnerstags zu zweit</h2><p>Inzwischen kommt meine Nachbarin donnerstags herüber. Einmal koche ich, einmal sie. Gesünder ist es bestimmt. Aber vor allem sitze ich nicht mehr vor dem Fernseher und merke nicht, was ich esse.</p>',
  },
  {
    name: 'Jonas',
    ageInYears: 29,
    job: 'Softwareentwickler',
    familySituation: 'In einer Wohngemeinschaft',
    picture: { subject: 'portrait', seed: 1, alternativeText: 'Jonas, gezeichnet, mit dunklen Locken' },
    content:
      '<h2>Limo statt Wasser</h2><p>Ich habe am Tag zwei Liter Limonade getrunken und mich gewundert, dass ich nachmittags zittrig war. Von heute auf morgen aufhören hat nie länger als vier Tage gehalten.</p><p>Diesmal habe ich gemischt: erst drei Viertel Limo, ein Viertel Wasser, nach zwei Wochen halb und halb, dann immer weniger. Das klingt albern, aber mein Geschmack ist einfach mitgekommen. Nach zwei Monaten war mir eine normale Limo zu süß.</p><h2>Mein Rat</h2><p>Ich würde nichts ändern, was man nicht auch an einem schlechten Tag schafft. An schlechten Tagen entscheidet sich das Ganze.</p>',
  },
  {
    name: 'Amina',
    ageInYears: 33,
    job: 'Erzieherin',
    familySituation: 'Alleinerziehend, zwei Kinder',
    picture: { subject: 'portrait', seed: 5, alternativeText: 'Amina, gezeichnet, mit langem dunklem Haar' },
    content:
      '<h2>Drei an einem Tisch</h2><p>Mit zwei kleinen Kindern und einer vollen Stelle war mein Abendessen das, was auf deren Tellern übrig blieb, im Stehen. Ich wollte gar nicht abnehmen. Ich wollte einmal am Tag sitzen.</p><p>Wir haben dann eine Regel für alle drei gemacht: Beim Abendessen sitzen alle, und jeder schneidet etwas. Der Kleine schneidet Gurke, sehr dicke Scheiben. Es dauert länger. Aber seitdem essen sie Gurke.</p><h2>Die Wochenliste</h2><p>Sonntags schreiben wir vier Abendessen auf, nicht sieben. Die anderen drei sind Brot oder Reste, und das ist in Ordnung so. Dass nicht jeder Tag gelingen muss, war für mich das Wichtigste.</p>',
  },
]
