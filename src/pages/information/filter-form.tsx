import type { ReactNode } from 'react'

/** Form around filter buttons. Until the app has loaded, the browser submits it and requests the filtered page. */
export function FilterForm({ children }: { children: ReactNode }) {
  return <form onSubmit={(event) => event.preventDefault()}>{children}</form>
}
