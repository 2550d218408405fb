import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Anchor } from './link.tsx'

/** Looks of `src/app/styles/controls.css`. */
interface Look {
  /** Default: `quiet` for a button, `brick` for a link. */
  tone?: 'brick' | 'quiet' | 'text' | 'cross' | undefined
  size?: 'small' | undefined
}

const look = ({ tone, size, className }: Look & { className?: string | undefined }) => ({
  'data-tone': tone,
  'data-size': size,
  className: ['button', className].filter(Boolean).join(' '),
})

/** Button of type `button`, unless `type` says otherwise. */
export const Button = ({ tone = 'quiet', size, className, ...props }: ComponentProps<'button'> & Look) => (
  <button type="button" {...props} {...look({ tone, size, className })} />
)

/** Link that looks like a button, for an address outside the routes. */
export const ButtonAnchor = ({ tone = 'brick', size, className, ...props }: ComponentProps<'a'> & Look) => (
  <Anchor {...props} {...look({ tone, size, className })} />
)

/** Link to a route that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor)
