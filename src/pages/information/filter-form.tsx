import type { ReactNode } from 'react'

/**
 * Form around filter buttons. Until `src/app/start.ts` queues clicks, and if the app cannot load, the browser submits
 * the form and so requests the page with the filter in its URL.
 */
export function FilterForm({ children }: { children: ReactNode }) {
  return <form onSubmit={(event) => event.preventDefault()}>{children}</form>
}
