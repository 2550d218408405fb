/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module 'punycode/punycode.es6.js' {
  /** Decodes the ASCII form (Punycode) of a domain, alone or in an e-mail address. */
  export function toUnicode(input: string): string
}

/** Mantine's CSS variables, written by `build/site/theme-css.ts`. */
declare module 'virtual:theme.css'

/** Written by `build/articles/plugin.ts`. */
declare module 'virtual:articles/*' {
  export const articles: import('#src/content/article.ts').ArticleEntry[]
}

/** Written by `build/articles/plugin.ts`. */
declare module 'virtual:law-changes' {
  export const changes: import('./content/law-changes.ts').LawChangeTexts[]
}
declare module 'virtual:featured/*' {
  export const articles: import('#src/content/article.ts').ArticleEntry[]
}

/** Written by `build/articles/search.ts`. */
declare module 'virtual:search-index/*' {
  export const index: import('./content/answer.ts').SearchIndex
}

/** Written by `build/law/plugin.ts`. */
declare module 'virtual:law/*' {
  export const tool: import('#src/content/law/tool-page.ts').ToolPage
}

/** Written by `build/law/plugin.ts`. */
declare module 'virtual:plan/*' {
  export const plan: import('#src/content/law/tool-page.ts').PlanTexts
}

/** Written by `build/law/plugin.ts`. */
declare module 'virtual:sentence-questions/*' {
  export const questions: import('#src/content/law/tool-page.ts').SentenceForm['questions']
}

declare module 'virtual:sentence-form/*' {
  export const tool: import('#src/content/law/tool-page.ts').SentenceForm
}

/** Loaders of the modules `virtual:law/*`, by tool and language. */
declare module 'virtual:law-modules/law' {
  type Module = typeof import('virtual:law/*')
  export const load: Record<'you' | 'hire' | 'card', Record<'en' | 'de' | 'tr', () => Promise<Module>>>
}
declare module 'virtual:law-modules/plan' {
  type Module = typeof import('virtual:plan/*')
  export const load: Record<'you' | 'hire' | 'card', Record<'en' | 'de' | 'tr', () => Promise<Module>>>
}
declare module 'virtual:law-modules/sentence-form' {
  type Module = typeof import('virtual:sentence-form/*')
  export const load: Record<'you' | 'hire', Record<'en' | 'de', () => Promise<Module>>>
}
declare module 'virtual:law-modules/sentence-questions' {
  type Module = typeof import('virtual:sentence-questions/*')
  export const load: Record<'you', Record<'en' | 'de' | 'tr', () => Promise<Module>>>
}

/** https://www.w3.org/TR/trusted-types/; TypeScript's DOM types do not have this property yet. */
interface Window {
  readonly trustedTypes?: {
    readonly emptyHTML: TrustedHTML
    createPolicy(name: string, rules: { createScriptURL: () => string }): ScriptUrlPolicy
  }
}
interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}

/** https://wicg.github.io/background-sync/spec/; Chromium browsers only. */
interface ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}
