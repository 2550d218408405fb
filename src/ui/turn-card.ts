export function turnCard(card: HTMLElement, signal: AbortSignal): void {
  const turn = () => {
    card.ariaPressed = card.ariaPressed === 'true' ? 'false' : 'true'
  }
  card.addEventListener('click', turn, { signal })
}
