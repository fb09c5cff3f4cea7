/** As the parts of a list name it. */
export const DOCUMENT_KIND = { id: 'documentId', name: 'Dokument' }
