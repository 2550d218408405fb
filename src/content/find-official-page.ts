import * as pages from './official-pages.ts'

const PAGES = new Map<string, pages.OfficialPage>(Object.entries(pages))

/** The official page that editors cite by this name; undefined for any other text. */
export const findOfficialPage = (name: string): pages.OfficialPage | undefined => PAGES.get(name)
