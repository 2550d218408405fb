import type { HostConfig } from './static-web-app-config.ts'

/** True if the path equals the route, or starts with the part of the route before a final `*`. */
export const matches = (route: string, pathname: string): boolean =>
  route.endsWith('*') ? pathname.startsWith(route.slice(0, -1)) : route === pathname

export const ruleFor = ({ routes }: HostConfig, pathname: string, method = 'GET') =>
  routes?.find(
    ({ route, methods }) => matches(route, pathname) && (methods?.some((one) => one === method) ?? true),
  )

/** Returns the headers of the file at a path. An empty value in the first matching rule removes a global header. */
export const headersFor = (config: HostConfig, pathname: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...config.globalHeaders, ...ruleFor(config, pathname)?.headers }).filter(
      ([, value]) => value !== '',
    ),
  )
