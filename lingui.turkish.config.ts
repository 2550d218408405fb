import { defineConfig } from '@lingui/cli'
import config from './lingui.config.ts'

/** Folders of `src` with a Turkish catalog. */
const PARTS = ['forms', 'flows/inquiry', 'pages/free-consultation', 'pages/article', 'pages/answer']

/**
 * Files of `src/content` whose texts the free consultation shows. English and German have them in the common catalog.
 */
const SHARED = ['office-hours', 'founder-promises'].map((file) => `<rootDir>/src/content/${file}.ts`)

export default defineConfig({
  ...config,
  locales: ['tr'],
  catalogs: PARTS.map((part) => ({
    path: `<rootDir>/src/${part}/locales/{locale}`,
    include: [`<rootDir>/src/${part}/`, ...(part === 'pages/free-consultation' ? SHARED : [])],
  })),
})
