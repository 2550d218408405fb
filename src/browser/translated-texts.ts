/*
 * A browser's translator takes a text node out of the page and puts elements with the translated words in its place.
 * React still holds the text node: it would throw where it removes it or inserts something before it, and its new
 * words would appear nowhere (facebook/react#11538). Installed before React starts.
 */

/** The element that a translator put in the place of a text node. */
const standIns = new WeakMap<Node, Element>()
const watch = new MutationObserver(attend)

/** Lets React go on where a translator has replaced or moved what React rendered. */
export function allowTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const standing = placeOf(child)
    if (standing?.parentNode === this) removeChild.call(this, standing)
    else if (standing && this.contains(standing)) standing.parentNode?.removeChild(standing)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    let place = before && (placeOf(before) ?? null)
    while (place && place.parentNode !== this) place = place.parentNode
    insertBefore.call(this, child, place)
    return child
  }
  watch.observe(document, { childList: true, subtree: true })
}

/** The node of the page: itself, or the one in its place. */
function placeOf(node: Node): Node | undefined {
  attend(watch.takeRecords())
  return node.parentNode ? node : standIns.get(node)
}

function attend(records: MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') putBack(target)
    const standIn = [...addedNodes, previousSibling, nextSibling].find(
      (node) => node instanceof Element && node.isConnected && added.has(node),
    )
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.parentNode || !(standIn instanceof Element)) continue
      standIns.set(text, standIn)
      watch.observe(text, { characterData: true })
    }
  }
}

/** Shows a text whose words have changed; the translator translates it like any text that appears. */
function putBack(text: Node): void {
  if (!text.parentNode) standIns.get(text)?.replaceWith(text)
}
