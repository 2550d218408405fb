import type { ReactNode } from 'react'
import styles from './gallery.module.css'

export const SCHEMES = ['day', 'night'] as const
export type Scheme = (typeof SCHEMES)[number]

/** One component in one state, under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.specimen} data-specimen={name}>
      <p>{name}</p>
      {children}
    </div>
  )
}
