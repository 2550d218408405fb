import type { ReactNode } from 'react'

/** Before the app has loaded, the browser submits this form and requests the filtered page. */
export function FilterForm({ children }: { children: ReactNode }) {
  return <form onSubmit={(event) => event.preventDefault()}>{children}</form>
}
