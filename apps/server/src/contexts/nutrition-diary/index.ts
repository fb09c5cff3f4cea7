export { deleteDiaryOf } from './delete-diary.ts'
export { exportOwnDiary } from './export-own-data.ts'
