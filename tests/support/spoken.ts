import type { CDPSession, Page } from '@playwright/test'

type Value = { value?: string | number | boolean }

/** What the browser exposes to assistive technology about one element (`Accessibility.AXNode` of the DevTools protocol). */
interface Node {
  nodeId: string
  ignored: boolean
  role?: Value
  name?: Value
  description?: Value
  value?: Value
  properties?: { name: string; value: Value }[]
  childIds?: string[]
}

/** How a role is said; roles that are absent say nothing themselves, only what they hold. */
const ROLES: Record<string, string> = {
  article: 'article',
  banner: 'banner',
  button: 'button',
  cell: 'cell',
  checkbox: 'check box',
  columnheader: 'column heading',
  combobox: 'combo box',
  complementary: 'complementary',
  contentinfo: 'content information',
  DisclosureTriangle: 'disclosure',
  form: 'form',
  group: 'group',
  heading: 'heading',
  image: 'image',
  link: 'link',
  list: 'list',
  main: 'main',
  navigation: 'navigation',
  region: 'region',
  row: 'row',
  rowheader: 'row heading',
  searchbox: 'search',
  status: 'status',
  table: 'table',
  textbox: 'edit text',
}

/** Roles whose name is what they hold, so that saying both would say everything twice. */
const WHOLE =
  /^(button|checkbox|combobox|DisclosureTriangle|heading|image|link|searchbox|textbox|cell|columnheader|rowheader)$/

const STATES: Record<string, (value: Value['value']) => string | undefined> = {
  checked: (value) => (value === 'true' || value === true ? 'checked' : 'not checked'),
  disabled: (value) => (value ? 'unavailable' : undefined),
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  invalid: (value) => (value === 'true' ? 'invalid entry' : undefined),
  level: (value) => `level ${value}`,
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  required: (value) => (value ? 'required' : undefined),
}

/** What a screen reader says from the top of the page to its end: a line for each stop. */
async function spoken(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const nodes = await treeOf(session)
  const said: string[] = []
  let text = ''
  const finish = () => {
    if (text.trim()) said.push(text.replace(/\s+/g, ' ').trim())
    text = ''
  }
  const visit = (node: Node | undefined) => {
    if (!node) return
    const role = String(node.role?.value ?? '')
    const name = String(node.name?.value ?? '')
    if (role === 'StaticText' && !node.ignored) {
      text += name
      return
    }
    const word = node.ignored ? undefined : ROLES[role]
    if (word) {
      finish()
      said.push(sentence(node, word, name))
      if (WHOLE.test(role)) return
    }
    for (const id of node.childIds ?? []) visit(nodes.get(id))
    if (/^(paragraph|listitem|term|definition|LabelText|Legend)$/.test(role) || word) finish()
  }
  visit([...nodes.values()][0])
  finish()
  await session.detach()
  return said
}

async function treeOf(session: CDPSession): Promise<Map<string, Node>> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  return new Map(nodes.map((node) => [node.nodeId, node]))
}

function sentence(
  { properties = [], value, description, childIds = [], role }: Node,
  word: string,
  name: string,
) {
  const states = properties.flatMap(({ name: state, value: held }) => STATES[state]?.(held.value) ?? [])
  const size = role?.value === 'list' ? `${childIds.length} items` : ''
  return [word, name, String(value?.value ?? ''), size, ...states, String(description?.value ?? '')]
    .filter(Boolean)
    .join(', ')
}

/** The pages whose transcript `docs/reach.md` shows. */
const PAGES = { Booking: '/book-appointment', 'An article': '/information/language-course-visa-germany' }

/** The content of `docs/reach.md`; `open` brings a page to life. */
export async function transcript(page: Page, open: (path: string) => Promise<unknown>): Promise<string> {
  const chapters: string[] = []
  for (const [title, path] of Object.entries(PAGES)) {
    await open(path)
    chapters.push(
      `## ${title}: ${path}\n\n${(await spoken(page)).map((line) => `- ${escaped(line)}`).join('\n')}\n`,
    )
  }
  return [INTRODUCTION, ...chapters].join('\n')
}

const escaped = (line: string) => line.replace(/[*_<>[\]`]/g, '\\$&')

const INTRODUCTION = `# What a screen reader says

Two pages from top to end, read from the accessibility tree that Chromium hands to assistive technology, a line for each stop. \`npm run transcript\` writes this file; \`tests/e2e/spoken.spec.ts\` fails when a page says something else. Read it aloud after a change: what sounds wrong here is wrong there.
`
