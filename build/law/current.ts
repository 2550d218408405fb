import { readLaw } from './read.ts'

/** The law as its files have it when a command or a test starts. */
export const LAW = readLaw()
export const TOOLS = LAW.tools
