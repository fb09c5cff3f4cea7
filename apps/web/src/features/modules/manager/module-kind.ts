/** As the parts of a list name it. */
export const MODULE_KIND = { id: 'moduleId', name: 'Modul' }
