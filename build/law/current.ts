import { readLaw } from './read.ts'

/** Read from its files once, when this module is loaded. */
export const LAW = readLaw()
export const TOOLS = LAW.tools
