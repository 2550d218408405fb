import type { TokenCredential } from '@azure/identity'

/**
 * Returns the app's Azure identity. Loads `@azure/identity` when the first token is requested, because the package is
 * more than half of the bundle.
 *
 * @param clientId id of a user-assigned identity; without it, the system-assigned one is used
 */
export function managedIdentity(clientId: string | undefined): TokenCredential {
  let loading: Promise<TokenCredential> | undefined
  const load = async () => {
    const { ManagedIdentityCredential } = await import('@azure/identity')
    return clientId ? new ManagedIdentityCredential({ clientId }) : new ManagedIdentityCredential()
  }
  return {
    async getToken(...wanted) {
      loading ??= load()
      return (await loading).getToken(...wanted)
    },
  }
}
