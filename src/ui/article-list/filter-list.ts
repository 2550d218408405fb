/** Shows the articles whose `data-tags` contain the `data-tag` of the pressed button. An empty `data-tag` shows all. */
export function filterList(list: HTMLElement, signal: AbortSignal): void {
  const buttons = [...list.querySelectorAll<HTMLElement>('button[data-tag]')]
  const articles = [...list.querySelectorAll<HTMLElement>('li[data-tags]')]
  const status = list.querySelector('[role="status"]')
  const choose = ({ target }: Event) => {
    const pressed = buttons.find((button) => button.contains(target as Node))
    if (!pressed) return
    const { tag = '', count = '' } = pressed.dataset
    for (const button of buttons) button.ariaPressed = String(button === pressed)
    for (const article of articles)
      article.hidden = tag !== '' && !article.dataset.tags?.split(' ').includes(tag)
    if (status) status.textContent = count
  }
  list.addEventListener('click', choose, { signal })
}
