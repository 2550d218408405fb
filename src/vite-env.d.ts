/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** Mantine's CSS variables, written by `build/theme-css.ts`. */
declare module 'virtual:theme.css'
