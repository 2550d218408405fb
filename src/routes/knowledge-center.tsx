import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/knowledge-center')({
  beforeLoad: () => {
    throw redirect({ to: '/information', search: true, replace: true })
  },
})
