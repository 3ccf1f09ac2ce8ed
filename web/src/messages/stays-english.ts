/** Areas that every reader gets in English: legal texts, the reference of the API, and the pages for developers. */
export const staysEnglish: ReadonlySet<string> = new Set(['dev-components', 'docs', 'privacy', 'terms']);
