import { MantineContext, MantineThemeProvider } from '@mantine/core'
import type { ContextType, ReactNode } from 'react'
import { theme } from '#src/site/theme.ts'
import 'virtual:theme.css'
import './fields.css'

/**
 * The context of MantineProvider, reduced: variables and colour scheme are in the stylesheet, so no script
 * computes, stores or writes them.
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

/** Provides Mantine's context to a form's fields. Pages without a form do not load it. */
export function FormTheme({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={MANTINE}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
