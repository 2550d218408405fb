import type { MouseEvent } from 'react'

/**
 * Names the heading of a link's card for the view transition, so that it becomes the `h1` of the page it leads to.
 * Only one element may bear the name, so it is given when the link is followed.
 */
export function carryTitle({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('li')?.querySelector('h3')?.style.setProperty('view-transition-name', 'article-title')
}
