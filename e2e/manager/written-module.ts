import type { DemoModule, DemoWorld } from '@wohlauf/demo/content/types'

/** The content that a manager enters in the journeys: half of the types on one page, half on the other. */
export const WRITTEN: DemoModule = {
  number: 3,
  title: 'Genug trinken',
  picture: { subject: 'water', seed: 1, alternativeText: 'Ein Glas Wasser auf einem Tisch' },
  pages: [
    {
      title: 'Warum Wasser hilft',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Was im Körper geschieht',
          textHtml: '<p>Wasser trägt alles, was der Körper braucht.</p>',
        },
        { type: 'VIDEO', title: 'Ein Tag mit Wasser', videoId: '76979871' },
        {
          type: 'IMAGE',
          title: 'Das Glas auf dem Tisch',
          picture: { subject: 'water', seed: 2, alternativeText: 'Ein volles Glas neben einer Karaffe' },
        },
        {
          type: 'QUIZ',
          title: 'Kurz gefragt',
          question: 'Wie viel solltest du am Tag trinken?',
          possibleAnswers: [
            { text: 'Einen halben Liter', explanation: '<p>Das reicht auf Dauer nicht.</p>' },
            {
              text: 'Anderthalb Liter',
              explanation: '<p>So viel rät die Fachgesellschaft Erwachsenen.</p>',
              isCorrectAnswer: true,
            },
          ],
        },
      ],
    },
    {
      title: 'Was du tun kannst',
      contentElements: [
        { type: 'HABIT_PROPOSAL', title: 'Der erste Schluck', habit: 'glass' },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Dein Vorsatz',
          introduction: '<p>Ein Vorsatz hält besser, wenn man ihn ausspricht.</p>',
          acknowledgement: 'Ich stelle mir jeden Morgen eine Karaffe hin.',
        },
        {
          type: 'DOCUMENT',
          title: 'Zum Mitnehmen',
          document: 'plan',
          documentExplanation: '<p>Hänge den Plan an den Kühlschrank.</p>',
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Ehrlich gefragt',
          question: '<p>Wie leicht fällt dir das Trinken?</p>',
          selfReflectionOptions: [
            { answer: 'Leicht', reaction: '<p>Dann bleib einfach dabei.</p>' },
            { answer: 'Ich vergesse es', reaction: '<p>Stell dir ein Glas in den Blick.</p>' },
          ],
        },
      ],
    },
  ],
}

export const WRITTEN_WORLD: DemoWorld = {
  modules: [WRITTEN],
  goalProposals: [],
  habits: [
    {
      key: 'glass',
      title: 'Ein Glas Wasser am Morgen',
      minRuntime: 4,
      introduction: '<p>Ein Glas gleich nach dem Aufstehen bringt den Kreislauf in Gang.</p>',
    },
  ],
  documents: [
    {
      key: 'plan',
      title: 'Trinkplan',
      shortDescription: 'Ein Blatt für eine Woche.',
      fileName: 'trinkplan.pdf',
      sections: [],
    },
  ],
  tips: [],
  diary: [],
  publications: [],
  experienceReports: [],
  recipes: [],
  articles: [],
}
