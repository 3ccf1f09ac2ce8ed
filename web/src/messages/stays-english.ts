/** Areas that every reader gets in English: legal texts, the reference of the API, and the pages for developers. */
export const staysEnglish: ReadonlySet<string> = new Set(['dev-components', 'docs', 'privacy', 'terms']);

/** What the API answers: a language may be offered before it has them, and shows them in English until then. */
export const mayStayEnglish: ReadonlySet<string> = new Set(['answers-account', 'answers-servers']);
