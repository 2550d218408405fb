import { useEffect, useState } from 'react'
import type { Language } from '#contracts/values/language.ts'

import type { ToolName } from '#src/content/law/tool-names.ts'
import { loadPlan, loadTool, type PlanTexts, type ToolPage } from '#src/content/law/tool-page.ts'

/** Texts of the tool that a plan comes from, and the lines of its plans. */
export interface CaseTexts {
  readonly tool: ToolPage
  readonly plan: PlanTexts
}

const loaded = new Map<string, CaseTexts>()

/** Loads the texts of a tool's plans. They stay in memory, so that the page shows them at once. */
export async function loadCaseTexts(id: ToolName, language: Language): Promise<CaseTexts> {
  const [tool, plan] = await Promise.all([loadTool(id, language), loadPlan({ id, language })])
  const texts = { tool, plan }
  loaded.set(`${id} ${language}`, texts)
  return texts
}

/** Returns texts that the port has loaded. The gallery restores states without the port; they are then loaded here. */
export function useCaseTexts(id: ToolName, language: Language): CaseTexts | undefined {
  const [, setLoaded] = useState(0)
  const texts = loaded.get(`${id} ${language}`)
  useEffect(() => {
    if (!texts)
      loadCaseTexts(id, language).then(
        () => setLoaded((count) => count + 1),
        () => undefined,
      )
  }, [texts, id, language])
  return texts
}
