/** Whether the reader asked their browser to spend little data. Browsers that do not say so are not asked to. */
export const savesData = (): boolean => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
