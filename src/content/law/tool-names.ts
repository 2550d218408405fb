interface ToolRecord {
  /** Kind of tables: gates and rows, or points that add up. */
  readonly tables: 'check' | 'points'
  /** Contact form that a result leads to. */
  readonly contact: 'individual' | 'business'
  /** True if another page has a form with the tool's opening sentence. */
  readonly hasForm?: true
}

/**
 * The legal tools, by the name of their folder. The build makes the modules of each (`build/law/plugin.ts`). A new tool
 * needs its folder, its machine (`machines/quick-check.ts`) and the route of its page.
 */
export const TOOLS = {
  you: { tables: 'check', contact: 'individual', hasForm: true },
  hire: { tables: 'check', contact: 'business', hasForm: true },
  card: { tables: 'points', contact: 'individual' },
} as const satisfies Record<string, ToolRecord>

export type ToolName = keyof typeof TOOLS
export type CheckName = NamesWith<{ tables: 'check' }>
export type FormName = NamesWith<{ hasForm: true }>
type NamesWith<Property> = {
  [Name in ToolName]: (typeof TOOLS)[Name] extends Property ? Name : never
}[ToolName]

export const TOOL_NAMES = Object.keys(TOOLS) as readonly ToolName[]

export const isTool = (name: string | undefined): name is ToolName =>
  name !== undefined && Object.hasOwn(TOOLS, name)

export const isCheckName = (name: ToolName): name is CheckName => TOOLS[name].tables === 'check'
