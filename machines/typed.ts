/** The types of a setup; nothing of it exists when the machine runs. */
export const typed = <Types extends object>() => ({}) as Types
