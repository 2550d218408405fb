import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from '#src/theme.ts'

/** The colour scheme is the stylesheet's to decide, so the visitor's storage is neither read nor written for it. */
const noColorScheme: MantineColorSchemeManager = {
  get: () => 'light',
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}

/** Around every form: what Mantine's fields need to know. Pages without a form load none of it. */
export function FormTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      forceColorScheme="light"
      colorSchemeManager={noColorScheme}
    >
      {children}
    </MantineProvider>
  )
}
