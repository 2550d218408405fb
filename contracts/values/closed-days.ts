/** Days on which the firm is closed, besides weekends and public holidays, such as `2026-12-24`. */
export const CLOSED_DAYS: readonly string[] = []
