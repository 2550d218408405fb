import { useEffect, useRef } from 'react'

const RELEASES = ['pointerup', 'pointercancel']

/**
 * Returns a function whose promise resolves when nothing is pressed. What appears during a press moves the pressed
 * control away, and the browser then sends no click.
 */
export function useRelease(): () => Promise<void> {
  const isPressed = useRef(false)
  useEffect(() => {
    const mounted = new AbortController()
    // Not `:active`, which a touch sets after its release.
    const track = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown'
    }
    for (const type of ['pointerdown', ...RELEASES])
      addEventListener(type, track, { capture: true, signal: mounted.signal })
    return () => mounted.abort()
  }, [])
  return () =>
    new Promise((resolve) => {
      if (!isPressed.current) return resolve()
      // Resolve after the click, which follows the release.
      for (const type of RELEASES) addEventListener(type, () => setTimeout(resolve), { once: true })
    })
}
