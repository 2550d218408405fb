import * as pages from './official-pages.ts'

const PAGES = new Map<string, pages.OfficialPage>(Object.entries(pages))

/** An official page by the name under which editors cite it; undefined for any other text. */
export const pageNamed = (name: string): pages.OfficialPage | undefined => PAGES.get(name)
