/**
 * Resolves when no button of the mouse is pressed. What appears during a press moves the pressed control away, and the
 * browser then sends no click.
 */
export const untilReleased = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.documentElement.matches(':active')) return resolve()
    // After the click, which follows the release.
    const later = () => setTimeout(resolve)
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, later, { once: true })
  })
