type Connection = { saveData?: boolean }

/** Whether the person has asked the browser to use as little of their data volume as possible. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true
