import { readLaw } from './read.ts'

/** The law in its files at the start of a command or a test. */
export const LAW = readLaw()
export const TOOLS = LAW.tools
