/*
 * Inline script of the Information Center and the checks. If the URL has a search, filters or answers, it hides what the
 * prerendered page shows instead (`data-held`), before the first paint: the unfiltered list, for which it also writes
 * the text into the field and presses the button of the category, or the first question. The app removes the mark with
 * the first results. One script for all, because the headers of every page contain its hash.
 */
import { SEARCH_TEXT_LENGTH } from '#src/pages/information/search-text-length.ts'

const root = document.documentElement
const given = new URLSearchParams(location.search)
const text = (given.get('q') ?? '').slice(0, SEARCH_TEXT_LENGTH).trim()
const isSearch =
  location.pathname.includes('/information') && (text || given.has('category') || given.has('tag'))

function showFilters() {
  const field = document.querySelector<HTMLInputElement>('#article-search')
  if (field) field.value ||= text
  const categories = [...document.querySelectorAll<HTMLButtonElement>('[name="category"]')]
  const chosen = categories.find(({ value }) => value === given.get('category'))
  if (chosen) for (const button of categories) button.setAttribute('aria-pressed', `${button === chosen}`)
  if (document.querySelector('#articles')) parsing.disconnect()
}

function hideFirstQuestion() {
  const check = document.querySelector<HTMLElement>('[data-questions]')
  if (!check) return
  parsing.disconnect()
  const isAnswered = (question: string) => given.has(question)
  if (location.hash.includes('=') || check.dataset.questions?.split(' ').some(isAnswered))
    check.dataset.held = ''
}

const parsing = new MutationObserver(isSearch ? showFilters : hideFirstQuestion)
if (isSearch) root.dataset.held = text && 'text'
parsing.observe(root, { childList: true, subtree: true })

// If a script of the page cannot load, the prerendered list or question stays.
const release = ({ target }: Event) => {
  if (!(target instanceof HTMLScriptElement)) return
  parsing.disconnect()
  document.querySelector('[data-held]')?.removeAttribute('data-held')
}
addEventListener('error', release, true)
