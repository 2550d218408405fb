import * as pages from './official-pages.ts'

const PAGES = new Map<string, pages.OfficialPage>(Object.entries(pages))

export const findOfficialPage = (name: string): pages.OfficialPage | undefined => PAGES.get(name)
