import { readLaw } from './read.ts'

export const LAW = readLaw()
export const TOOLS = LAW.tools
