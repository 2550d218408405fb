import { MantineContext, MantineThemeProvider } from '@mantine/core'
import type { ContextType, ReactNode } from 'react'
import { theme } from '#src/site/theme.ts'
import 'virtual:theme.css'
import './fields.css'

/**
 * Replaces the context of MantineProvider, which would also insert a `<style>` element that the Content Security Policy
 * forbids. The styles come from `build/site/theme-css.ts` and `fields.css`.
 */
const MANTINE: ContextType<typeof MantineContext> = {
  colorScheme: 'light',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
}

export function FormTheme({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={MANTINE}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
