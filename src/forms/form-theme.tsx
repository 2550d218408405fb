import { MantineContext, MantineThemeProvider } from '@mantine/core'
import type { ContextType, ReactNode } from 'react'
import { theme } from '#src/site/theme.ts'
import 'virtual:theme.css'
import './fields.css'

/**
 * The context of MantineProvider without the rest of it: the stylesheet carries the variables and decides on the colour
 * scheme, so no script computes, stores or writes any of it.
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
