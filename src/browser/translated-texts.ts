/*
 * Browser translators replace text nodes with elements. React still refers to the text nodes: removing one or inserting
 * before it would throw, and updates would stay invisible (facebook/react#11538).
 */

/** Maps a removed text node to the element that replaced it. */
const standIns = new WeakMap<Node, Element>()
const watch = new MutationObserver(recordReplacements)

/** Makes React work with nodes that a translator has replaced or moved. Call it before React starts. */
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

/** Returns the node if it has a parent, otherwise the element that replaced it; undefined if there is none. */
function placeOf(node: Node): Node | undefined {
  recordReplacements(watch.takeRecords())
  return node.parentNode ? node : standIns.get(node)
}

function recordReplacements(records: MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') restoreText(target)
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

/** Replaces the translator's element with the text node that React updated, so that the text is translated again. */
function restoreText(text: Node): void {
  if (!text.parentNode) standIns.get(text)?.replaceWith(text)
}
