import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import styles from './button-link.module.css'

interface ButtonAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  tone?: 'brick' | 'quiet'
}

/** A link to a page of the site that looks like the button it is for the visitor. */
export const ButtonLink = createLink(({ tone = 'brick', className, ...props }: ButtonAnchorProps) => (
  <a {...props} className={[styles.button, styles[tone], className].filter(Boolean).join(' ')} />
))
