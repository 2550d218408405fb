import { defineConfig } from '@lingui/cli'
import config from './lingui.config.ts'

/** Folders of `src` with Turkish texts: the free consultation with its receipt, and the page around an article. */
const PARTS = ['forms', 'flows/inquiry', 'pages/free-consultation', 'pages/article', 'pages/answer']

/** Content that these folders use. The catalog that every page loads has its English and German texts. */
const SHARED = ['office-hours', 'founder-promises'].map((file) => `<rootDir>/src/content/${file}.ts`)

export default defineConfig({
  ...config,
  locales: ['tr'],
  catalogs: PARTS.map((part) => ({
    path: `<rootDir>/src/${part}/locales/{locale}`,
    include: [`<rootDir>/src/${part}/`, ...(part === 'pages/free-consultation' ? SHARED : [])],
  })),
})
