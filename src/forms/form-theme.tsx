import { MantineContext, MantineThemeProvider } from '@mantine/core'
import type { ContextType, ReactNode } from 'react'
import { theme } from '#src/site/theme.ts'
import 'virtual:theme.css'
import './fields.css'

/**
 * The context of MantineProvider, reduced. The provider itself writes a `<style>` at run time, which the Content
 * Security Policy forbids, and stores a colour scheme; HeadlessMantineProvider removes Mantine's styles. The variables
 * are in the stylesheet instead (`build/site/theme-css.ts`), the rules of the used components in `fields.css`.
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
