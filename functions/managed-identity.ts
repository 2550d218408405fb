import type { TokenCredential } from '@azure/identity'

/**
 * Returns the app's Azure identity. Loads `@azure/identity` when the first token is requested, because the package is
 * more than half of the bundle.
 */
export function managedIdentity(): TokenCredential {
  let loading: Promise<TokenCredential> | undefined
  const load = async () => {
    const { ManagedIdentityCredential } = await import('@azure/identity')
    return new ManagedIdentityCredential()
  }
  return {
    async getToken(...wanted) {
      loading ??= load()
      return (await loading).getToken(...wanted)
    },
  }
}
