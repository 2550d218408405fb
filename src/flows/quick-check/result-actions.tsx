import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Answers } from '#contracts/tables/answers.ts'
import { dayInBerlin } from '#contracts/values/german-time.ts'
import { copyText } from '#src/browser/copy-text.ts'
import { loadPlan, type ToolPage } from '#src/content/law/tool-page.ts'
import { Button } from '#src/ui/button.tsx'
import { type NextSteps, nextSteps } from './next-steps.ts'
import styles from './result.module.css'
import type { ResultTexts } from './result-texts.ts'
import { Sheet } from './sheet.tsx'

interface ResultActionsProps {
  tool: ToolPage
  reading: ResultTexts
  known: Answers
}

/** Buttons that copy the URL of the result, save a calendar file or print a summary. The answers stay on the device. */
export function ResultActions({ tool, reading, known }: ResultActionsProps) {
  const { tools, plan } = tool.words
  const [status, setStatus] = useState('')
  const [steps, setSteps] = useState<NextSteps | null>(null)
  const copy = async () => {
    const isCopied = await copyText(location.href)
    setStatus(isCopied ? tools.copied : tools.refused)
  }
  const loadSteps = async () => {
    const now = new Date()
    const loaded = nextSteps(tool, await loadPlan(tool), reading, known, dayInBerlin(now))
    flushSync(() => setSteps(loaded))
    return { entries: loaded.entries, now }
  }
  const save = async () => {
    const [{ entries, now }, { calendarFile }] = await Promise.all([
      loadSteps(),
      import('./calendar-file.ts'),
    ])
    const { language } = tool
    download(
      `${tools.file}.ics`,
      calendarFile({ name: plan.steps, language, address: location.href, entries, now }),
    )
    setStatus(tools.saved)
  }
  const print = async () => {
    await loadSteps()
    setStatus('')
    window.print()
  }
  const trying = (act: () => Promise<void>) => () => void act().catch(() => setStatus(tools.notLoaded))
  return (
    <>
      {steps && <Sheet tool={tool} steps={steps} />}
      <div className={styles.keep}>
        <Button tone="text" onClick={trying(save)}>
          {tools.calendar}
        </Button>
        <Button tone="text" onClick={trying(print)}>
          {tools.print}
        </Button>
        <Button tone="text" onClick={() => void copy()}>
          {tools.copy}
        </Button>
        <p role="status">{status}</p>
      </div>
    </>
  )
}

function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoke the URL later, because Safari reads the file only after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
