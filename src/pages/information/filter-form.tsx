import type { ReactNode } from 'react'

/** Filters as submit buttons of a form: before the app has loaded, the browser requests the filtered page. */
export function FilterForm({ children }: { children: ReactNode }) {
  return <form onSubmit={(event) => event.preventDefault()}>{children}</form>
}
