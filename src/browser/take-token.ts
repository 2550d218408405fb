import { tokenIn } from '#contracts/calls/link-token.ts'

/** Returns the token in the URL, and removes it from the address bar and the history. Empty if there is none. */
export function takeToken(): string {
  const url = new URL(location.href)
  const token = tokenIn(url.searchParams.get('token') ?? '')
  if (token) {
    url.searchParams.delete('token')
    history.replaceState(history.state, '', url)
  }
  return token
}
