/** Turns a `FlipCard` over at each press. Returns how to stop. */
export function turnCard(card: HTMLElement): () => void {
  const turn = () => {
    card.ariaPressed = card.ariaPressed === 'true' ? 'false' : 'true'
  }
  card.addEventListener('click', turn)
  return () => card.removeEventListener('click', turn)
}
