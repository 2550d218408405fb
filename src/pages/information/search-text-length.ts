/** Maximum length of a search text. Longer texts are truncated. */
export const SEARCH_TEXT_LENGTH = 100
