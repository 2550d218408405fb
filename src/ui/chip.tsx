import type { ComponentProps } from 'react'

/** Button of a filter (`src/app/styles/controls.css`). `aria-pressed` says whether it is on. */
export const Chip = (props: ComponentProps<'button'>) => <button type="button" {...props} className="chip" />
