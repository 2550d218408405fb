import { MantineContext, MantineThemeProvider } from '@mantine/core'
import type { ContextType, ReactNode } from 'react'
import { theme } from '#src/site/theme.ts'
import 'virtual:theme.css'
import './fields.css'

/**
 * What MantineProvider provides, without what it brings along: the stylesheet carries the variables and decides on the
 * colour scheme, so that none of it is computed, stored or written to the document by script.
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

/** Around every form: what Mantine's fields need to know. Pages without a form load none of it. */
export function FormTheme({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={MANTINE}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
