import type { ReactNode } from 'react'

/** Filters as buttons of a form: before the app is there, the browser itself asks for the page with the filter set. */
export function FilterForm({ children }: { children: ReactNode }) {
  return <form onSubmit={(event) => event.preventDefault()}>{children}</form>
}
