import { readLaw } from './read.ts'

/** The law, read from its files once, when a command or a test starts. */
export const LAW = readLaw()
export const TOOLS = LAW.tools
