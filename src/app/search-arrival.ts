/*
 * Inline script of the Information Center, the only one of the site. If the URL has a search text or filters, marks the
 * document before its first paint (`data-held`), so that its styles hide the unfiltered list, writes the text into the
 * field, and presses the button of the category. The app removes the mark with the first results.
 */
import { SEARCH_TEXT_LENGTH } from '#src/pages/information/search-text-length.ts'

const root = document.documentElement
const filters = new URLSearchParams(location.search)
const text = (filters.get('q') ?? '').slice(0, SEARCH_TEXT_LENGTH).trim()

function showFilters() {
  const field = document.querySelector<HTMLInputElement>('#article-search')
  if (field) field.value ||= text
  const categories = [...document.querySelectorAll<HTMLButtonElement>('[name="category"]')]
  const chosen = categories.find(({ value }) => value === filters.get('category'))
  if (chosen) for (const button of categories) button.setAttribute('aria-pressed', `${button === chosen}`)
  if (document.querySelector('#articles')) parsing.disconnect()
}

const parsing = new MutationObserver(showFilters)

if (text || filters.has('category') || filters.has('tag')) {
  root.dataset.held = text && 'text'
  parsing.observe(root, { childList: true, subtree: true })
  // If a script of the page cannot load, the prerendered list stays.
  const release = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) root.removeAttribute('data-held')
  }
  addEventListener('error', release, true)
}
