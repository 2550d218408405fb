import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import styles from './button-link.module.css'

interface ButtonAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  tone?: 'brick' | 'quiet'
}

/** A plain link that looks like a button. */
export const ButtonAnchor = ({ tone = 'brick', className, ...props }: ButtonAnchorProps) => (
  <a {...props} data-tone={tone} className={[styles.button, className].filter(Boolean).join(' ')} />
)

/** A link to a page of the site that looks like a button and navigates in place. */
export const ButtonLink = createLink(ButtonAnchor)
