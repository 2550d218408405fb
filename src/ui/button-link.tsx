import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import styles from './button-link.module.css'

interface ButtonAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  tone?: 'brick' | 'quiet'
}

export const ButtonAnchor = ({ tone = 'brick', className, ...props }: ButtonAnchorProps) => (
  <a {...props} data-tone={tone} className={[styles.button, className].filter(Boolean).join(' ')} />
)

export const ButtonLink = createLink(ButtonAnchor)
