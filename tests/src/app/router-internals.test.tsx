import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RegisteredRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { hydrateAsRendered, isComponentMissing } from '#src/app/router-internals.ts'

const READ_IN = { 'react-router': '1.170.46', 'router-core': '1.171.39' }

/** A router of one page with a lazy component. */
async function routerWith(fetchPart: () => Promise<{ default: () => React.ReactNode }>, isServer = false) {
  const root = createRootRoute({ component: () => <main>{<Outlet />}</main> })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: lazyRouteComponent(fetchPart),
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    isServer,
  }) as unknown as RegisteredRouter
  await router.load()
  return router
}
const part = async () => ({ default: () => <h1>Title</h1> })

test('The installed version of the router is the one whose undocumented parts were read', () => {
  const installed = Object.keys(READ_IN).map((name) => {
    const { version } = JSON.parse(readFileSync(`node_modules/@tanstack/${name}/package.json`, 'utf8'))
    return [name, version]
  })
  expect(
    Object.fromEntries(installed),
    'Read what src/app/router-internals.ts uses in the new version, then name it here.',
  ).toEqual(READ_IN)
})

test('A component is missing only if it could not be fetched', async () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  expect(isComponentMissing(await routerWith(gone))).toBe(true)
  expect(isComponentMissing(await routerWith(part))).toBe(false)
})

test.for([
  [true, 0],
  [false, 1],
] as const)(
  'With `hydrateAsRendered` %s, prerendered markup differs %i times',
  async ([isAsRendered, times]) => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<RouterProvider router={await routerWith(part, true)} />)
    const router = await routerWith(part)
    if (isAsRendered) hydrateAsRendered(router)
    const onRecoverableError = vi.fn()
    await act(
      async () => void hydrateRoot(container, <RouterProvider router={router} />, { onRecoverableError }),
    )
    expect(container.textContent).toBe('Title')
    expect(onRecoverableError).toHaveBeenCalledTimes(times)
  },
)
