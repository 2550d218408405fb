/**
 * Marks the current chapter in the table of contents: the last one whose heading has reached the upper third of the
 * viewport. The floating link shows the chapter's number and the total: `2/7`.
 */
export function markCurrentChapter(contents: HTMLElement, signal: AbortSignal): void {
  const chapters = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })
  const pill = document.querySelector<HTMLElement>('a[href="#contents-list"]')
  const place = pill?.querySelector('[data-place]')
  const mark = () => {
    const current = chapters.findLast(
      ({ heading }) => heading.getBoundingClientRect().top < window.innerHeight / 3,
    )
    for (const { link } of chapters) {
      if (link === current?.link) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
    if (!pill || !place) return
    pill.toggleAttribute('data-reading', current !== undefined)
    place.textContent = current ? `${chapters.indexOf(current) + 1}/${chapters.length}` : ''
  }
  const observer = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -66% 0px' })
  for (const { heading } of chapters) observer.observe(heading)
  signal.addEventListener('abort', () => observer.disconnect())
}
