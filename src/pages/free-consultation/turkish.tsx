import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLoaderData } from '@tanstack/react-router'
import { FreeConsultationPage } from './free-consultation.tsx'

export function TurkishConsultationPage() {
  const i18n = useLoaderData({ strict: false }) as unknown as I18n
  return (
    <I18nProvider i18n={i18n}>
      <div lang="tr">
        <FreeConsultationPage />
      </div>
    </I18nProvider>
  )
}
