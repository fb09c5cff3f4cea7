export const goalProposals: readonly string[] = [
  'Ich koche dreimal in der Woche selbst',
  'Ich esse jeden Tag Gemüse in zwei Farben',
  'Ich esse in Ruhe und merke, wann ich satt bin',
  'Ich trinke über den Tag verteilt genug Wasser',
  'Ich nasche abends nur noch, wenn ich es wirklich möchte',
  'Ich nehme mir für die Mittagspause eine eigene Mahlzeit mit',
  'Ich plane meinen Einkauf für die Woche',
  'Ich genieße Süßes, ohne ein schlechtes Gewissen zu haben',
]
