export const MODULE_KIND = { id: 'moduleId', name: 'Modul' }
