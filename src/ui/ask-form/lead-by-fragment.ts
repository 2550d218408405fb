/** Lets a form carry its answers behind the `#` of its address, which no server sees. */
export function leadByFragment(form: HTMLElement, signal: AbortSignal): void {
  const lead = (event: SubmitEvent) => {
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    const answers = [...new FormData(form)].flatMap(([question, answer]) =>
      typeof answer === 'string' && answer !== '' ? [[question, answer]] : [],
    )
    location.assign(`${form.action}#${new URLSearchParams(answers)}`)
  }
  form.addEventListener('submit', lead, { signal })
}
