import { defineConfig } from '@lingui/cli'
import config from './lingui.config.ts'

/** The folders of `src` that also have Turkish texts: the free consultation to its receipt, and the frame of guides. */
const PARTS = ['forms', 'flows/inquiry', 'pages/free-consultation', 'pages/article', 'pages/answer']

/** Content used by these parts whose English and German texts are in the catalog that every page loads. */
const SHARED = ['office-hours', 'founder-promises'].map((file) => `<rootDir>/src/content/${file}.ts`)

export default defineConfig({
  ...config,
  locales: ['tr'],
  catalogs: PARTS.map((part) => ({
    path: `<rootDir>/src/${part}/locales/{locale}`,
    include: [`<rootDir>/src/${part}/`, ...(part === 'pages/free-consultation' ? SHARED : [])],
  })),
})
