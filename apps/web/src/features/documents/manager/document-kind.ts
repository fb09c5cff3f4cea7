export const DOCUMENT_KIND = { id: 'documentId', name: 'Dokument' }
